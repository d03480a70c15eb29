// Compiles schemas to stand-alone code with ajv.
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats/dist/formats.js'
import { fail } from '../lib/cli.mjs'

/** Only formats that are regular expressions, because they can be compiled into the code itself. */
function addFormats(ajv) {
  for (const [name, format] of Object.entries(formats.fastFormats)) {
    const expression = format instanceof RegExp ? format : format?.validate
    if (expression instanceof RegExp) ajv.addFormat(name, expression)
  }
  for (const name of ['password', 'int32', 'int64', 'double', 'float']) {
    ajv.addFormat(name, true)
  }
}

/** An ajv that writes code without dependencies. */
export function createAjv(options = {}) {
  const ajv = new Ajv2020.default({
    code: { source: true, esm: true, lines: true },
    allErrors: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    discriminator: false,
    ...options,
  })
  addFormats(ajv)
  ajv.addVocabulary(['example', 'externalDocs', 'xml', 'components', 'discriminator'])
  return ajv
}

/** A file in form data is not a text when it is read but an object with bytes. */
const withFiles = (schema) =>
  schema.type === 'string' && schema.format === 'binary' ? { type: 'object' } : schema

const NOTES = new Set(['title', 'summary', 'description', 'example', 'examples'])

/** Removes descriptions and vendor extensions, which validation does not use. */
function withoutNotes(value, namesAreOurs = false) {
  if (Array.isArray(value)) return value.map((one) => withoutNotes(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(withFiles(value))
      .filter(([key]) => namesAreOurs || !(key.startsWith('x-') || NOTES.has(key)))
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace(/^#\//, 'contract#/')
          : withoutNotes(inner, key === 'properties' && !namesAreOurs),
      ]),
  )
}

const keyOfRef = (ref) => ref.slice(ref.lastIndexOf('/') + 1)
const valuesOf = (property) => ('const' in property ? [property.const] : property.enum)

/** The discriminator of a union: the property whose value names the branch; undefined without one. */
function tagOf(branches) {
  const fixed = (branch, name) => {
    const property = branch.properties?.[name]
    return property && branch.required?.includes(name) && ('const' in property || property.enum)
  }
  return Object.keys(branches[0].properties ?? {}).find((name) =>
    branches.every((branch) => fixed(branch, name)),
  )
}

/**
 * The JSON Schema keyword `then` is written as text: an object with a method of that name would be treated as a
 * promise.
 */
const THEN = 'then'

/**
 * A tagged union tries only the branch that the value names. The error is then that branch's instead of the first
 * one's, and the check is faster.
 */
function withTags(value, components) {
  if (Array.isArray(value)) return value.map((one) => withTags(one, components))
  if (typeof value !== 'object' || value === null) return value
  const { oneOf, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withTags(inner, components)]),
  )
  if (!oneOf) return rest
  const shapes = oneOf.map((one) => (one.$ref ? components[keyOfRef(one.$ref)] : one))
  const tag = tagOf(shapes)
  if (!tag) return { oneOf, ...rest }
  const chain = oneOf.reduceRight((others, branch, at) => ({
    if: {
      type: 'object',
      required: [tag],
      properties: { [tag]: { enum: valuesOf(shapes[at].properties[tag]) } },
    },
    [THEN]: branch,
    else: others,
  }))
  const { discriminator, ...others } = rest
  return { ...others, ...chain }
}

/** Runtime helpers that ajv would `require`, inlined so that the file has no dependencies. */
const HELPERS = {
  'require("ajv/dist/runtime/ucs2length").default': 'codePoints',
  'require("ajv/dist/runtime/equal").default': 'sameJson',
}
export const HELPER_CODE = `const codePoints = (text) => { let n = 0; for (const _ of text) n += 1; return n };
const sameJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length
    && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
};
`

/** A schema that only refers to a component shares that component's validator. */
const sharedId = (schema) =>
  schema.$ref && Object.keys(schema).length === 1
    ? schema.$ref.replace(/^#\//, 'contract#/')
    : undefined

/** The code of all schemas, each exported by name. */
export function compile(ajv, contract, schemas) {
  const components = contract.components?.schemas ?? {}
  const ready = (schema) => withTags(withoutNotes(schema), components)
  ajv.addSchema({ $id: 'contract', components: { schemas: ready(components) } })
  for (const [name, schema] of Object.entries(schemas)) {
    try {
      if (!sharedId(schema)) ajv.addSchema({ $id: name, ...ready(schema) })
      ajv.getSchema(sharedId(schema) ?? name)
    } catch (error) {
      fail(
        `The contract is broken in the schema of ${name.replaceAll('$', ' ')}: ${error.message}.`,
      )
    }
  }
  // ajv repeats a function for each of its exported names; this exports it once and adds the other names.
  const exported = {}
  const nameOf = {}
  let aliases = ''
  for (const [name, schema] of Object.entries(schemas)) {
    const key = JSON.stringify(schema)
    if (nameOf[key]) aliases += `export const ${name} = ${nameOf[key]};\n`
    else exported[name] = sharedId(schema) ?? name
    nameOf[key] ??= name
  }
  let code = Object.keys(exported).length > 0 ? standaloneCode.default(ajv, exported) : ''
  code = `${code.replace(/^"use strict";/, '')}\n${aliases}`
  for (const [call, helper] of Object.entries(HELPERS)) code = code.replaceAll(call, helper)
  const left = /require\([^)]*\)/.exec(code)
  if (left) fail(`The contract uses a rule whose validator does not stand alone: ${left[0]}.`)
  return code
}
