/** What a person has taken in hand before an action is complete: a gem or ability, and dice. */
import type { AnyAction } from '#lib/messages.ts';
import { type Choices, type Tool, together, touchable } from './choices.ts';
import type { Die, Gem } from './terms.ts';

type Spendable = Exclude<Gem, 'cursed'>;

export class Hand {
	tool = $state<Tool>(null);
	chosen = $state.raw<Die[]>([]);

	constructor(
		private readonly choices: () => Choices,
		private readonly act: (action: AnyAction) => void,
	) {}

	/** The dice that a tap does something to. */
	get dice(): Set<Die> {
		return touchable(this.choices(), this.tool);
	}

	/** The piles of the mine that a tap takes from. */
	get piles(): Set<Gem> {
		if (this.tool === 'diamond') return new Set(this.choices().diamond.keys());
		if (this.tool === 'raid') return new Set(this.choices().raid.keys());
		return new Set();
	}

	/** What the chosen dice can be rerolled with now, if anything. */
	get reroll(): AnyAction | null {
		const dice = together(this.chosen);
		const { reroll, sapphire } = this.choices();
		return (this.tool === 'sapphire' ? sapphire : reroll).get(dice) ?? null;
	}

	/** The faces that an emerald can set the chosen die to. */
	get faces(): Map<number, AnyAction> {
		const [die] = this.chosen;
		return (this.tool === 'emerald' && die && this.choices().emerald.get(die)) || new Map();
	}

	offers(gem: Gem): boolean {
		const choices = this.choices();
		return gem !== 'cursed' && choices[gem].size > 0;
	}

	clear(): void {
		this.tool = null;
		this.chosen = [];
	}

	take(tool: Tool): void {
		this.chosen = [];
		this.tool = this.tool === tool ? null : tool;
	}

	/** With fitting dice chosen already, the gem is spent on them; else it waits for its target. */
	tapGem(gem: Spendable): void {
		const { amethyst, sapphire, emerald } = this.choices();
		const [only, ...others] = this.chosen;
		const one = this.tool === null && only && !others.length ? only : null;
		const rerolled = one && gem === 'amethyst' ? amethyst.get(one) : undefined;
		const several =
			this.tool === null && gem === 'sapphire' ? sapphire.get(together(this.chosen)) : undefined;
		if (rerolled) this.act(rerolled);
		else if (several) this.act(several);
		else if (one && gem === 'emerald' && emerald.has(one)) this.tool = 'emerald';
		else this.take(gem);
	}

	tapDie(die: Die): void {
		if (!this.dice.has(die)) return;
		if (this.tool === 'amethyst') {
			const action = this.choices().amethyst.get(die);
			if (action) this.act(action);
		} else if (this.tool === 'emerald') {
			this.chosen = [die];
		} else if (this.chosen.includes(die)) {
			this.chosen = this.chosen.filter((other) => other !== die);
		} else {
			this.chosen = [...this.chosen, die];
		}
	}

	tapPile(gem: Gem): void {
		const { diamond, raid } = this.choices();
		const action = (this.tool === 'diamond' ? diamond : raid).get(gem);
		if (action) this.act(action);
	}
}
