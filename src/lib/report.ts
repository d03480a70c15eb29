const reported = new Set<string>()

/** One line per fault for whoever looks after the portal, in live builds too. Tests and stories fail by it. */
export function reportOnce(fault: string, line = fault): void {
  if (reported.has(fault)) return
  reported.add(fault)
  console.error(line)
}
