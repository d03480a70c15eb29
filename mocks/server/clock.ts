/** The time of this machine, epoch ms: sessions and files grow old by it, worlds live by their own clocks. */
export const machineTime = (): number => Date.now()
