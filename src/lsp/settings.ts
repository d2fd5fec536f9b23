/** What people set in their editor. What it does not know it ignores: editors hand over whole sections. */
import { PRESET_NAMES, type PresetName } from '../core/pack.js';

export interface Settings {
  /** Used instead of the configs that are found; relative to the workspace folder. */
  readonly configFile?: string;
  readonly preset?: PresetName;
  /** Which files are reported: all of the workspace, or those that are open. */
  readonly diagnostics: 'workspace' | 'openFiles';
  /** Configs and plugins may be JavaScript. Only for workspaces that are trusted. */
  readonly allowCode: boolean;
}

export function readSettings(given: unknown): Settings {
  const { configFile, preset, diagnostics, allowCode } = sectionOf(given);
  const chosen = PRESET_NAMES.find((each) => each === preset);
  return {
    ...(typeof configFile === 'string' && configFile !== '' && { configFile }),
    ...(chosen && { preset: chosen }),
    diagnostics: diagnostics === 'openFiles' ? 'openFiles' : 'workspace',
    allowCode: allowCode === true,
  };
}

/** With the name of the section around it, or without. */
export function sectionOf(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null) return {};
  const { toolint, ...own } = given as Record<string, unknown>;
  return typeof toolint === 'object' && toolint !== null ? (toolint as Record<string, unknown>) : own;
}
