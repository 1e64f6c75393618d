/** Generates src/lib/wire.ts from the server's description of itself. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PYTHON ?? 'python3';
const description = execFileSync(python, ['-m', 'motherlode.server.schema'], {
	cwd: root,
	env: { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? `${root}/src` },
	encoding: 'utf8',
	maxBuffer: 64 * 1024 * 1024,
});
const types = await openapiTS(JSON.parse(description));
const head =
	'/** Generated from the Python structs by `make types`; long because all games stand in it. */\n';
writeFileSync(new URL('../src/lib/wire.ts', import.meta.url), head + astToString(types));
