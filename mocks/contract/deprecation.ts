import { type OperationFacts, type OperationId, operations } from '#openapi/generated/operations.ts'

const facts: Readonly<Record<string, OperationFacts>> = operations

export const isDeprecated = (id: OperationId): boolean => facts[id]?.deprecation !== undefined

/** The last day of a deprecated operation (`sunset`, RFC 8594) and a link to its successor; nothing for others. */
export function getDeprecationHeaders(id: OperationId): Readonly<Record<string, string>> {
  const { sunset, replacedBy } = facts[id]?.deprecation ?? {}
  if (sunset === undefined) return {}
  const successor = facts[replacedBy ?? '']?.path
  return {
    sunset: new Date(sunset).toUTCString(),
    ...(successor && { link: `<${successor}>; rel="successor-version"` }),
  }
}
