import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import bundled from '#openapi/generated/portal.bundle.json'
import { validators } from '#openapi/generated/validators.js'
import { readOperations } from '#scripts/generate/operations.mjs'

const MODULES = import.meta.glob<Record<string, z.ZodMiniType>>(
  '../../openapi/generated/requests/*.ts',
  { eager: true },
)
const schemas = new Map(Object.values(MODULES).flatMap((exported) => Object.entries(exported)))
const withBody = (readOperations(bundled) as Operation[]).filter(
  ({ body }) => body && body.type !== 'multipart/form-data',
)

interface Operation {
  readonly id: keyof typeof validators
  readonly body?: { readonly type: string; readonly example: unknown }
}

/** Around the limits of the contract's texts. */
const LENGTHS = '1 2 4 6 8 10 20 21 30 40 41 50 51 80 81 100 101 140 141 200 201 501 5000'.split(
  ' ',
)
const TEXTS = 'OFFER 0.00 12.50 12.5 -3.00 2026-13-01'.split(' ')
const NUMBERS = [0, -1, 1, 1.5, 101, 1_000_001]
const LISTS = [[], ['up-aaaaaaaa'], 'up-aaaaaaaa up-aaaaaaaa'.split(' '), 'a b c d'.split(' ')]
/** An emoji is one character of two units. */
const LONG = LENGTHS.flatMap((length) =>
  ['1', 'a', '\u{1F600}'].map((sign) => sign.repeat(+length)),
)
const VALUES: readonly unknown[] = [
  null,
  true,
  {},
  '',
  ' ',
  ...TEXTS,
  ...NUMBERS,
  ...LISTS,
  ...LONG,
]

/** Copies of a body, each with one field that is missing, unknown, or has one of the values; at any depth. */
function* listVariants(value: unknown): Generator<unknown> {
  yield* VALUES
  if (Array.isArray(value)) {
    for (const one of listVariants(value[0])) yield [one]
    return
  }
  if (typeof value !== 'object' || value === null) return
  yield { ...value, unknown: 1 }
  for (const [name, inner] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
    for (const one of listVariants(inner)) yield { ...value, [name]: one }
  }
}

describe('a request’s schema accepts what the validator of the fake backend accepts', () => {
  test.each(withBody.map(({ id, body }) => [id, body?.example] as const))('%s', (id, example) => {
    const schema = schemas.get(`${id}Body`)
    const validate = validators[id].body
    if (!schema || !validate) throw new Error(`${id} has no schema`)
    expect(schema.safeParse(example).error?.issues).toBeUndefined()
    const differing = [...listVariants(example)].filter(
      (variant) => schema.safeParse(variant).success !== validate(variant),
    )
    expect(differing).toEqual([])
  })
})
