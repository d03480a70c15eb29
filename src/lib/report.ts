const reported = new Set<string>()

/** Logs one line per fault for the portal's maintainers, in live builds too. Tests and stories fail on it. */
export function reportOnce(fault: string, line = fault): void {
  if (reported.has(fault)) return
  reported.add(fault)
  console.error(line)
}
