/** Where Claude Code, its plugins and GitHub Copilot have settings, skills, agents and commands. */
import type { Neighbours } from '../../../src/core/neighbours.js';

/** `top`: the folder of the project or the plugin. */
export function claudeFiles(top: string, neighbours: Neighbours): string[] {
  const settings = neighbours.list(`${top}.claude`).filter((name) => /^settings(?:\.local)?\.json$/.test(name));
  return ['', '.claude/']
    .map((folder) => top + folder)
    .flatMap((folder) => [
      ...['agents', 'commands'].flatMap((name) =>
        neighbours.list(`${folder}${name}`).map((file) => `${folder}${name}/${file}`),
      ),
      ...neighbours.list(`${folder}skills`).map((name) => `${folder}skills/${name}/SKILL.md`),
    ])
    .filter((path) => path.endsWith('.md'))
    .concat(settings.map((name) => `${top}.claude/${name}`));
}

/** The agents, modes and prompts of GitHub Copilot and VS Code, whose heads name tools too. */
export const copilotFiles = (top: string, neighbours: Neighbours): string[] =>
  ['agents', 'chatmodes', 'prompts']
    .map((name) => `${top}.github/${name}`)
    .flatMap((folder) => neighbours.list(folder).map((file) => `${folder}/${file}`))
    .filter((path) => path.endsWith('.md'));
