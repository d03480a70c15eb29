// Runs workflows of an Arazzo 1.0.1 document against the contract's operations. It knows what openapi/flows.arazzo.yaml
// uses; everything else is refused when the document is read. Texts are compared exactly, case included.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { type OperationFacts, operations } from '#openapi/generated/operations.ts'
import { isNode } from './contract.ts'

const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['header', 'query']),
  value: z.unknown(),
})
const body = z.strictObject({ contentType: z.literal('application/json'), payload: z.unknown() })
const outputs = z.record(z.string(), z.string()).default({})
const step = z.strictObject({
  stepId: z.string(),
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: body.optional(),
  successCriteria: z.array(z.strictObject({ condition: z.string() })).min(1),
  outputs,
})
const workflow = z.strictObject({
  workflowId: z.string(),
  summary: z.string(),
  description: z.string(),
  dependsOn: z.array(z.string()).default([]),
  inputs: z.unknown(),
  parameters: z.array(z.strictObject({ reference: z.string() })),
  steps: z.array(step),
  outputs,
})
const flows = z.object({
  workflows: z.array(workflow),
  components: z.object({ parameters: z.record(z.string(), parameter) }),
})

type Step = z.infer<typeof step>
type Values = Readonly<Record<string, unknown>>

/** Where requests go: the origin, and what answers them. */
interface Target {
  readonly backend: string
  readonly send: (request: Request) => Promise<Response>
}

/** The values that expressions read: the inputs, outputs of earlier steps and the response of this one. */
interface Scope {
  readonly inputs: Values
  readonly steps: Record<string, { readonly outputs: Values }>
  readonly statusCode?: number
  readonly response?: { readonly header: Values; readonly body: unknown }
}

const EXPRESSION = /^\$(?<path>[\w.-]+)(?:#(?<pointer>\/\S*))?$/

/** The value of a runtime expression. Throws when it leads nowhere, so that a wrong pointer fails even behind `!=`. */
function read(expression: string, scope: Scope): unknown {
  const { path = '', pointer = '' } = EXPRESSION.exec(expression)?.groups ?? {}
  const keys = [...path.split('.'), ...pointer.split('/').slice(1)]
  const value = keys.reduce<unknown>((at, key) => Object(at)[key], scope)
  if (value === undefined) throw new Error(`${expression} leads nowhere`)
  return value
}

/** A value with its expressions resolved; a text may have some in braces. */
function fill(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, scope))
  if (isNode(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, scope)]))
  if (typeof value !== 'string') return value
  if (value.startsWith('$')) return read(value, scope)
  return value.replaceAll(/\{(\$[^}]+)\}/g, (_, inner) => String(read(inner, scope)))
}

/** One side of a condition: an expression, or a plain value with texts in single quotes. */
const operand = (text: string, scope: Scope): unknown =>
  text.startsWith('$') ? read(text, scope) : JSON.parse(text.replaceAll("'", '"'))

/** Throws unless the condition holds. */
function judge(condition: string, scope: Scope): void {
  const [left = '', sign = '', right = ''] = condition.split(/ (==|!=) /)
  if (!sign) throw new Error(`only == and != are known, not ${condition}`)
  const got = operand(left, scope)
  if ((got === operand(right, scope)) !== (sign === '=='))
    throw new Error(`expected ${condition}, got ${JSON.stringify(got)}`)
}

/** The request of a step, as its operation takes it. */
function requestOf(one: Step, scope: Scope, { backend }: Target): Request {
  const facts = new Map<string, OperationFacts>(Object.entries(operations)).get(one.operationId)
  if (!facts) throw new Error(`the contract has no operation ${one.operationId}`)
  const url = new URL(facts.path, backend)
  const headers = new Headers()
  for (const { name, in: place, value } of one.parameters) {
    const text = String(fill(value, scope))
    if (place === 'query') url.searchParams.set(name, text)
    else headers.set(name, text)
  }
  const { contentType, payload } = one.requestBody ?? {}
  if (!contentType) return new Request(url, { method: facts.method, headers })
  headers.set('content-type', contentType)
  const sent = JSON.stringify(fill(payload, scope))
  return new Request(url, { method: facts.method, headers, body: sent })
}

/** Sends the request of a step. Resolves to its outputs, if the criteria hold. */
async function take(one: Step, before: Scope, target: Target): Promise<Values> {
  const response = await target.send(requestOf(one, before, target))
  const text = await response.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
  const header = Object.fromEntries(response.headers)
  const scope = { ...before, statusCode: response.status, response: { header, body } }
  try {
    for (const { condition } of one.successCriteria) judge(condition, scope)
    return Object(fill(one.outputs, scope))
  } catch (error) {
    const { errorCode, message, traceId } = Object(body)
    const answer = [`${one.operationId} answered ${response.status}`, errorCode, message, traceId]
    throw new Error(`${Object(error).message} (${answer.filter(Boolean).join(', ')})`)
  }
}

/** Reads a document. `run` resolves to a workflow's outputs, or rejects with the step that failed. */
export function readWorkflows(document: unknown) {
  const { workflows, components } = flows.parse(document)
  const ajv = new Ajv2020({ strict: false }).addSchema(Object(document), 'flows')

  async function run(id: string, inputs: Values, target: Target): Promise<Values> {
    const at = workflows.findIndex(({ workflowId }) => workflowId === id)
    const found = workflows[at]
    if (!found) throw new Error(`There is no workflow ${id}`)
    if (!ajv.validate({ $ref: `flows#/workflows/${at}/inputs` }, inputs))
      throw new Error(`${id}: its inputs do not fit: ${ajv.errorsText()}`)
    const shared = found.parameters.map(({ reference }) =>
      parameter.parse(components.parameters[reference.replace('$components.parameters.', '')]),
    )
    const scope: Scope = { inputs, steps: {} }
    for (const one of found.steps) {
      const own = { ...one, parameters: [...shared, ...one.parameters] }
      try {
        scope.steps[one.stepId] = { outputs: await take(own, scope, target) }
      } catch (error) {
        const { cause, message } = Object(error)
        throw new Error(`${id}, step ${one.stepId}: ${cause?.code ?? message}`)
      }
    }
    return Object(fill(found.outputs, scope))
  }
  return { names: workflows.map(({ workflowId }) => workflowId), run }
}
