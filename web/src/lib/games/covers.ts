/** How a game presents itself before its code is loaded. */
import type { Component } from 'svelte';
import Dwarf from './dwarf/Emblem.svelte';
import Saboteur from './saboteur/Emblem.svelte';
import Saboteur2 from './saboteur/Emblem2.svelte';

export interface Cover {
	Picture: Component;
	/** How long a game takes. */
	minutes: number;
	/** How many bots somebody who plays against bots usually wants. */
	bots: number;
}

export const COVERS: Record<string, Cover> = {
	dwarf: { Picture: Dwarf, minutes: 15, bots: 2 },
	saboteur: { Picture: Saboteur, minutes: 30, bots: 4 },
	saboteur2: { Picture: Saboteur2, minutes: 30, bots: 4 },
};
