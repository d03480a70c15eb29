/**
 * The processor time of a piece of work, in milliseconds of this thread. Unlike elapsed time it is hardly affected by
 * other load on the machine. The kernel counts in ticks, so the work has to be long.
 */
export function measureCost(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** For Node's `--import`: at its end the program prints its processor time in milliseconds and nothing else. */
export const PRINTS_ITS_COST = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const{user,system}=process.cpuUsage();console.log((user+system)/1000)})",
)}`
