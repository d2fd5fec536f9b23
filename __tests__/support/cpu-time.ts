/** Milliseconds of processor time that this process has used: other processes on a busy machine do not count. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
