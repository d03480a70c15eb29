// Every example is valid against its schema, and the schemas are strict enough to reject a wrong one.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import {
  type Body,
  follow,
  isNode,
  listBodies,
  listExamples,
  listOperations,
  listParameters,
  type Node,
  readContract,
} from './contract.ts'

const contract = await readContract()
const operations = [...listOperations(contract), ...listOperations(contract, 'webhooks')]
const bodies: readonly Body[] = operations.flatMap((one) => listBodies(contract, one))
const parameters: readonly Body[] = operations.flatMap((one) =>
  listParameters(contract, one).map((parameter) => ({
    place: `${one.id} ${String(parameter.in)} ${String(parameter.name)}`,
    schema: parameter.schema,
    examples: listExamples(contract, parameter),
  })),
)

/** @returns why the value is invalid against the schema of this body; empty if it is valid */
function faults(body: Body, value: unknown): string {
  const validate = ajv.getSchema(`contract#/bodies/${nameOf(body)}`)
  if (!validate) throw new Error(`No schema at ${body.place}`)
  const kept: unknown = validate(value)
  return kept === true ? '' : ajv.errorsText(validate.errors)
}

const nameOf = (body: Body) => body.place.replace(/\W/g, '_')
const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  formats: { binary: true },
})
ajv.addVocabulary(['components', 'bodies', 'discriminator'])
ajv.addSchema({
  $id: 'contract',
  components: { schemas: follow(contract, contract.components).schemas },
  bodies: Object.fromEntries([...bodies, ...parameters].map((body) => [nameOf(body), body.schema])),
})

/** One copy of the value per object in it, each with an undocumented property. */
function withStrangers(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => withStrangers(item).map((odd) => value.with(index, odd)))
  }
  if (!isNode(value)) return []
  const deeper = Object.entries(value).flatMap(([key, inner]) =>
    withStrangers(inner).map((odd) => ({ ...value, [key]: odd })),
  )
  return [{ ...value, undocumented: 1 }, ...deeper]
}

const without = (value: Node, gone: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone))

/** Every pattern of a schema with its location. */
function patternsOf(value: unknown, place = ''): [place: string, pattern: string][] {
  if (Array.isArray(value)) return value.flatMap((one, n) => patternsOf(one, `${place}/${n}`))
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string'
      ? [[place, inner] as [string, string]]
      : patternsOf(inner, `${place}/${key}`),
  )
}

test('an amount, a count of points or a rate has one notation, without leading zeros', () => {
  const all = bodies.flatMap(({ place, schema }) => patternsOf(schema, place))
  const named = patternsOf(contract.components)
  const decimals = [...all, ...named].filter(
    ([, pattern]) => new RegExp(pattern).test('5.00') && !new RegExp(pattern).test('five'),
  )
  expect(decimals.length).toBeGreaterThan(3)
  const odd = decimals.filter(([, pattern]) =>
    ['00005.00', '05.00', '00.50', '-05.00', '-0.00', '5.000', '.50'].some((text) =>
      new RegExp(pattern).test(text),
    ),
  )
  expect(odd).toEqual([])
})

describe('examples of the contract', () => {
  test('there are bodies and parameters to look at', () => {
    expect(bodies.length).toBeGreaterThan(200)
    expect(parameters.length).toBeGreaterThan(100)
  })

  test.each(bodies)('$place is valid', (body) => {
    expect(body.examples.length).toBeGreaterThan(0)
    for (const example of body.examples) expect(faults(body, example)).toBe('')
  })

  test('every parameter has a valid example', () => {
    for (const parameter of parameters) {
      expect(parameter.examples, parameter.place).toHaveLength(1)
      for (const example of parameter.examples) {
        expect(faults(parameter, example), parameter.place).toBe('')
      }
    }
  })
})

describe('the schemas are strict', () => {
  test('an undocumented property is refused at every depth', () => {
    for (const body of bodies) {
      for (const odd of body.examples.flatMap(withStrangers)) {
        expect(faults(body, odd), `${body.place} ${JSON.stringify(odd)}`).not.toBe('')
      }
    }
  })

  test('D-011 an envelope always has success, value and trace id', () => {
    for (const body of bodies.filter((one) => !one.place.includes(' request '))) {
      for (const example of body.examples.filter(isNode)) {
        for (const key of ['success', 'value', 'traceId']) {
          expect(faults(body, without(example, key)), `${body.place} ${key}`).not.toBe('')
        }
      }
    }
  })

  const answers = bodies.filter((one) => one.place.includes(' 200 '))
  const refusal = { success: false, value: null, errorCode: 'a.new.code', traceId: 'tr-00000001' }

  test('D-011 every 200 allows a refusal', () => {
    for (const body of answers) expect(faults(body, refusal), body.place).toBe('')
  })

  test('D-011 success decides the kind of envelope: no code with a value, no refusal without a code', () => {
    for (const body of answers) {
      expect(faults(body, without(refusal, 'errorCode')), body.place).not.toBe('')
      for (const example of body.examples
        .filter(isNode)
        .filter(({ success }) => success === true)) {
        const odd = [
          { ...example, success: false },
          { ...example, errorCode: 'a.new.code' },
          ...(example.value === null ? [] : [{ ...refusal, value: example.value }]),
        ]
        for (const answer of odd) {
          expect(faults(body, answer), `${body.place} ${JSON.stringify(answer)}`).not.toBe('')
        }
      }
    }
  })
})
