import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';
import { rulesPages } from './scripts/rules-pages.ts';

const server = process.env.MOTHERLODE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
	plugins: [
		rulesPages(),
		sveltekit({
			adapter: adapter({
				pages: '../src/motherlode/server/app',
				fallback: 'index.html',
				precompress: true,
			}),
			compilerOptions: { runes: true },
		}),
	],
	server: {
		fs: { allow: ['..'] },
		proxy: { '/api': { target: server, ws: true } },
	},
	test: { include: ['src/**/*.test.ts'] },
});
