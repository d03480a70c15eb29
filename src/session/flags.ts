import { isRecord } from '#lib/read.ts'

/** The modules that the whitelabel tree switches. */
export type ModuleId =
  | 'AGENTPOLICY3'
  | 'CHNGPASSVERIF3'
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'MOBILENUMPASSREG3'
  | 'REGMOBVERF3'
  | 'FREEPLAY3'
  | 'PWDEXPFORCECHANGE3'
  | 'MOBILEVERCODELOGIN3'
  | 'PTSYS3'
  | 'MANPLAYREB3'

/**
 * Every enabled modId of a whitelabel tree. A module counts only while its parents are on. Unknown, missing
 * or malformed nodes are skipped.
 */
export function enabledModules(tree: unknown): ReadonlySet<string> {
  const on = new Set<string>()
  const pending: unknown[] = Array.isArray(tree) ? [...tree] : [tree]
  while (pending.length > 0) {
    const node = pending.pop()
    if (!isRecord(node) || node.enabled !== true) continue
    if (typeof node.modId === 'string') on.add(node.modId)
    if (Array.isArray(node.childrenNodes)) pending.push(...node.childrenNodes)
  }
  return on
}
