import { isDisconnection } from '#mocks/boot/disconnect.ts'
import type { Fault } from '#mocks/faults/fault.ts'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Active } from '../controls/active-list.tsx'
import { describeFault, describeRule } from './describe-fault.ts'
import { describeNetwork, hasOwnNetwork, readNetwork, setNetwork } from './network.ts'
import { setFaults } from './set-faults.ts'

const ids = Object.keys(operations) as OperationId[]

function listRules(world: World): Active[] {
  const counts = new Map<string, number>()
  const rules = world.faultRules.filter((rule) => !isDisconnection(rule))
  return rules.map((rule) => {
    const name = `${rule.target}:${rule.what}`
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const remove = () => {
      const others = world.faultRules.filter((other) => other !== rule)
      setFaults(world, others)
    }
    return { key: `${name} ${count}`, text: describeRule(rule), note: formatFaults([rule]), remove }
  })
}

/** The fault set on an operation, else that of the scenarios; a set null removes the latter. */
function listOfOperation(world: World, id: OperationId): Active[] {
  const own = world.faults.get(id)
  const active = (fault: Fault, note: string, remove: () => void) => [
    { key: id, text: describeFault(id, fault), note, remove },
  ]
  if (own) {
    const note = own.kind === 'answer' ? 'from Responses' : 'set by a program'
    return active(own, note, () => world.faults.delete(id))
  }
  const scenario = world.link.scenarios.find(({ faults }) => faults?.[id])
  const fault = scenario?.faults?.[id]
  if (!fault || own === null) return []
  return active(fault, `from scenario ${scenario.name}`, () => world.faults.set(id, null))
}

/** The scenarios' fault of all operations without their own. */
function listGeneral(world: World): Active[] {
  const scenario = world.link.scenarios.find(({ failure }) => failure)
  const failing = ids.filter(
    (id) => listOfOperation(world, id).length === 0 && !world.faults.has(id),
  )
  if (!scenario?.failure || failing.length === 0) return []
  return [
    {
      key: 'scenario',
      text: describeFault('all', scenario.failure),
      note: `from scenario ${scenario.name}`,
      remove() {
        for (const id of failing) world.faults.set(id, null)
      },
    },
  ]
}

function listNetwork(world: World): Active[] {
  if (readNetwork(world) === 'none') return []
  const scenario = world.link.scenarios.find(({ latency }) => latency)
  const note = scenario && hasOwnNetwork(world) ? `from scenario ${scenario.name}` : 'Network'
  return [
    {
      key: 'network',
      text: describeNetwork(world),
      note,
      remove: () => setNetwork(world, 'none'),
    },
  ]
}

/** Everything that makes calls fail or slow, also by scenarios and responses. */
export const listActive = (world: World): Active[] => [
  ...listRules(world),
  ...ids.flatMap((id) => listOfOperation(world, id)),
  ...listGeneral(world),
  ...listNetwork(world),
]
