import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { call } from '../helpers.ts'

/** The value of an answer, or a part of it. */
export type Value = Readonly<Record<string, unknown>>

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a value; throws if it is missing. */
export function part(value: Value, key: string): Value {
  const found = value[key]
  if (!isValue(found)) throw new TypeError(`There is no ${key}.`)
  return found
}

export function rows(value: Value, key = 'list'): Value[] {
  const found = value[key]
  if (!Array.isArray(found)) throw new TypeError(`There is no list ${key}.`)
  return found.filter(isValue)
}

/** Amounts in minor units; counts unchanged. */
export const minor = (value: unknown): number =>
  typeof value === 'number' ? value : Number(String(value).replace('.', ''))

export const sum = (list: readonly Value[], key: string): number =>
  list.reduce((all, row) => all + minor(row[key]), 0)

/** Reads as one account and records every figure that differs from its rows. */
export class Walk {
  readonly differences: string[] = []
  figures = 0

  readonly world: World
  readonly token: string
  readonly name: string

  constructor(world: World, token: string, name: string) {
    this.world = world
    this.token = token
    this.name = name
  }

  async read(id: OperationId, query: Record<string, string | number> = {}): Promise<Value> {
    const search = new URLSearchParams(
      Object.entries(query).map(([key, value]) => [key, String(value)]),
    )
    const { status, body } = await call(this.world, 'GET', `${operations[id].path}?${search}`, {
      token: this.token,
    })
    if (status !== 200 || !isValue(body.value))
      throw new Error(`${id} ${search} is ${status} ${String(body.errorCode)}`)
    return body.value
  }

  same(what: string, figure: unknown, fromRows: unknown) {
    this.figures += 1
    if (minor(figure) !== minor(fromRows))
      this.differences.push(`${this.name}, ${what}: ${String(figure)} and ${String(fromRows)}`)
  }

  /** Compares each amount or count in `figures` with the sum of the rows' field of that name. */
  summed(what: string, figures: Value, list: readonly Value[], keys: readonly string[]) {
    for (const key of keys) this.same(`${what} ${key}`, minor(figures[key]), sum(list, key))
  }
}
