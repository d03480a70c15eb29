/** This machine's time, epoch ms. The age of sessions and files is measured by it; worlds have their own clocks. */
export const systemTime = (): number => Date.now()
