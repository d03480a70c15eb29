import type { components } from '../../openapi/generated/types.ts'

type Node = components['schemas']['WhitelabelNode']

const node = (modId: string, childrenNodes: Node[] = []): Node => ({
  modId,
  enabled: true,
  childrenNodes,
})

/** The module tree of the sample merchant: ENT-31..41, all on, under the module they belong to. */
export const makeWhitelabel = (): Node[] => [
  node('ACCOUNT', [
    node('REGISTER', [
      node('USERNAMEREG3'),
      node('MOBILENUMREG3', [node('REGMOBVERF3')]),
      node('MOBILENUMPASSREG3'),
    ]),
    node('LOGIN', [node('FREEPLAY3'), node('MOBILEVERCODELOGIN3')]),
    node('SECURITY', [node('CHNGPASSVERIF3'), node('PWDEXPFORCECHANGE3')]),
  ]),
  node('REWARDS', [node('PTSYS3'), node('MANPLAYREB3')]),
  node('AGENT', [node('AGENTPOLICY3')]),
]
