/** Options of V8 that are set while a program runs. */

/** Loaded by the first who sets one: it brings along what streams need. */
const setFlags = (option: string): void => process.getBuiltinModule('node:v8').setFlagsFromString(option);

/** Those in force, each with what sets it back. */
const inForce = new Map<string, string>();

export function setOption(option: string, back: string): void {
  setFlags(option);
  inForce.set(option, back);
}

/** Runs it as V8 was at the start: compiled code is good for the options alone that it was compiled under. */
export function asAtStart<T>(run: () => T): T {
  for (const back of inForce.values()) setFlags(back);
  try {
    return run();
  } finally {
    for (const option of inForce.keys()) setFlags(option);
  }
}
