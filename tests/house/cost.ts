/**
 * What a piece of work costs the processor, in milliseconds of this thread: unlike a clock's, not more
 * on a machine that is busy with something else. Counted in the kernel's ticks, so let it be much work.
 */
export function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** For Node's `--import`: the program says at its end what it cost, in milliseconds, and nothing else. */
export const TELLS_ITS_COST = `data:text/javascript,${encodeURIComponent(
  "process.on('exit',()=>{const{user,system}=process.cpuUsage();console.log((user+system)/1000)})",
)}`
