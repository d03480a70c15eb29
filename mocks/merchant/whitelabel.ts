import type { components } from '#openapi/generated/types.ts'

type Node = components['schemas']['WhitelabelNode']

/** Valid but odd: names of Object.prototype, unknown modules, and one nested below forty others. */
export function weirdModules(): Node[] {
  const node = (modId: string, enabled: boolean, childrenNodes: Node[] = []): Node => ({
    modId,
    enabled,
    childrenNodes,
  })
  let deep = node('PTSYS3', true)
  for (let level = 40; level > 0; level -= 1) deep = node(`LEVEL${level}`, true, [deep])
  return [
    node('__proto__', true, [node('USERNAMEREG3', true)]),
    node('constructor', true),
    node('toString', false, [node('HYPERDRIVE9', true)]),
    node('HYPERDRIVE9', true),
    node('REGISTER', false, [node('MOBILENUMREG3', false)]),
    deep,
  ]
}

/** The module tree of the sample merchant (ENT-31..41); modules are on unless switched off here. */
export function makeWhitelabel(modules: Readonly<Record<string, boolean>> = {}): Node[] {
  const node = (modId: string, childrenNodes: Node[] = []): Node => ({
    modId,
    enabled: modules[modId] ?? true,
    childrenNodes,
  })
  return [
    node('ACCOUNT', [
      node('REGISTER', [
        node('USERNAMEREG3'),
        node('MOBILENUMREG3'),
        node('MOBILENUMPASSREG3'),
        node('REGMOBVERF3'),
      ]),
      node('LOGIN', [node('FREEPLAY3'), node('MOBILEVERCODELOGIN3')]),
      node('SECURITY', [node('CHNGPASSVERIF3'), node('PWDEXPFORCECHANGE3')]),
    ]),
    node('REWARDS', [node('PTSYS3'), node('MANPLAYREB3')]),
    node('AGENT', [node('AGENTPOLICY3')]),
  ]
}
