import { globSync } from 'node:fs'
import type { ApiError } from '#api/transport/error.ts'
import * as shared from '#patterns/forms/form-error.ts'

const FILES = globSync('src/{features/*/*,entities/*}/refusals.ts', {
  cwd: new URL('../..', import.meta.url),
})
const modules: Record<string, shared.Refusals>[] = await Promise.all(
  FILES.map((path) => import(/* @vite-ignore */ `../../${path}`)),
)
const ALL: shared.Refusals = Object.assign({}, ...modules.flatMap((one) => Object.values(one)))

/** The key under `forms:error` that a feature defines for this code. */
export const formErrorKey = (error: ApiError) => shared.formErrorKey(error, ALL)
