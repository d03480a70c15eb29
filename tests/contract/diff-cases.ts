// Changes of the contract, and the lines by which `npm run contract -- diff` tells them.

export const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
export const json = (schema: object) => ({ content: { 'application/json': { schema } } })
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const text = { type: 'string' }

export interface Parts {
  readonly call?: object
  readonly request?: object
  readonly answer?: object
  readonly statuses?: readonly string[]
  readonly schemas?: object
  readonly parameters?: readonly object[]
  readonly paths?: object
  readonly webhooks?: object
  readonly schemes?: object
  readonly responses?: object
}

/** A deprecated operation. */
const until = (sunset: string) => ({ deprecated: true, 'x-sunset': sunset })

const parameter = (more: object = {}) => ({ name: 'page', in: 'query', schema: text, ...more })
const headed = (headers: object) => ({ 200: { headers } })
const bare = { operationId: 'placeBet', tags: ['games'], responses: { 200: {} } }
const kinds = [true, false].map((success) => object({ success: { const: success } }))

/** Changes of a call. */
export const calls: readonly [string, Parts, Parts, string[]][] = [
  ['an operation', { paths: {} }, {}, ['fine: placeBet is new']],
  [
    'a removed operation',
    {},
    { paths: {} },
    ['BREAKS: placeBet was removed without being deprecated'],
  ],
  [
    'a deprecation',
    {},
    { call: until('2026-12-31') },
    ['fine: placeBet is deprecated now, until 2026-12-31'],
  ],
  [
    'the end of a deprecation',
    { call: until('2026-12-31') },
    {},
    ['fine: placeBet is no longer deprecated'],
  ],
  [
    'a last day that is put off',
    { call: until('2026-12-31') },
    { call: until('2027-12-31') },
    ['fine: placeBet is promised until 2027-12-31 and was until 2026-12-31'],
  ],
  [
    'a last day that is brought forward',
    { call: until('2026-12-31') },
    { call: until('2026-12-30') },
    ['BREAKS: placeBet is promised until 2026-12-30 and was until 2026-12-31'],
  ],
  [
    'a deprecated operation, removed on its last day',
    { call: until('2026-11-29') },
    { paths: {} },
    ['BREAKS: placeBet was removed, and was promised until 2026-11-29'],
  ],
  [
    'a deprecated operation, removed after its last day',
    { call: until('2026-11-28') },
    { paths: {} },
    ['fine: placeBet was removed, and was promised until 2026-11-28'],
  ],
  [
    'a status',
    { statuses: ['200', '409'] },
    { statuses: ['200', '404'] },
    ['BREAKS: placeBet no longer answers 409', 'BREAKS: placeBet may answer 404 now'],
  ],
  [
    'who may call it',
    { call: { 'x-roles': ['trial', 'member'] } },
    { call: { 'x-roles': ['member', 'agent'] } },
    ['BREAKS: placeBet is no longer for trial', 'fine: placeBet is for agent too now'],
  ],
  [
    'the session',
    {},
    { call: { security: [{ token: [] }] } },
    ['BREAKS: placeBet needs a session: required, and was: optional'],
  ],
  [
    'facts and codes',
    { call: { 'x-idempotent': true, 'x-refusals': ['game.maintenance'] } },
    { call: { 'x-refusals': ['kyc.required'] } },
    [
      'BREAKS: placeBet may no longer be sent again safely',
      'BREAKS: placeBet may refuse with kyc.required now: to be met by the branch for unknown codes',
      'fine: placeBet no longer refuses with game.maintenance',
    ],
  ],
  [
    'an optional parameter',
    {},
    { parameters: [parameter()] },
    ['fine: placeBet parameters.page (query) is new'],
  ],
  [
    'a parameter made required',
    { parameters: [parameter()] },
    { parameters: [parameter({ required: true })] },
    ['BREAKS: placeBet parameters.page (query) is required now'],
  ],
  [
    'a removed parameter',
    { parameters: [parameter()] },
    {},
    ['BREAKS: placeBet parameters.page (query) was removed'],
  ],
  [
    'another name of the same call',
    {},
    { call: { operationId: 'putBet' } },
    ['BREAKS: putBet was named placeBet'],
  ],
  [
    'another tag',
    {},
    { call: { tags: ['sports'] } },
    ['fine: placeBet has the tag sports and had games'],
  ],
  [
    'another path',
    { paths: { '/bets': { post: bare } } },
    { paths: { '/slips': { post: bare } } },
    ['BREAKS: placeBet is POST /slips and was POST /bets'],
  ],
  [
    'another header of the session',
    { schemes: { token: { type: 'apiKey', in: 'header', name: 'x-token' } } },
    { schemes: { token: { type: 'apiKey', in: 'header', name: 'x-session' } } },
    ['BREAKS: contract no longer takes the header x-token'],
  ],
  [
    'an open call',
    { call: { security: [{ token: [] }] } },
    {},
    ['fine: placeBet needs a session: optional, and was: required'],
  ],
  [
    'a new required parameter',
    {},
    { parameters: [parameter({ required: true })] },
    ['BREAKS: placeBet parameters.page (query) is new and required'],
  ],
  [
    'a parameter that may be left out',
    { parameters: [parameter({ required: true })] },
    { parameters: [parameter()] },
    ['fine: placeBet parameters.page (query) may be left out now'],
  ],
  [
    'a parameter that moves to a header',
    { parameters: [parameter()] },
    { parameters: [parameter({ in: 'header' })] },
    [
      'BREAKS: placeBet parameters.page (query) was removed',
      'fine: placeBet parameters.page (header) is new',
    ],
  ],
  [
    'a parameter that takes less',
    { parameters: [parameter()] },
    { parameters: [parameter({ schema: { ...text, maxLength: 3, enum: ['a'] } })] },
    [
      'BREAKS: placeBet parameters.page (query) takes only a',
      'BREAKS: placeBet parameters.page (query) has maxLength 3 and had none',
    ],
  ],
  [
    'a parameter that is deprecated',
    { parameters: [parameter()] },
    { parameters: [parameter(until('2026-12-31'))] },
    ['fine: placeBet parameters.page (query) is deprecated now, until 2026-12-31'],
  ],
  [
    'a deprecated parameter, removed on its last day',
    { parameters: [parameter(until('2026-11-29'))] },
    {},
    ['BREAKS: placeBet parameters.page (query) was removed, and was promised until 2026-11-29'],
  ],
  [
    'a deprecated parameter, removed after its last day',
    { parameters: [parameter(until('2026-11-28'))] },
    {},
    ['fine: placeBet parameters.page (query) was removed, and was promised until 2026-11-28'],
  ],
  [
    'a deprecated field, removed after its last day',
    { request: object({ stake: { ...text, ...until('2026-11-28') } }) },
    { request: object({}) },
    ['fine: placeBet body.stake was removed, and was promised until 2026-11-28'],
  ],
  [
    'a deprecated field, whose last day is brought forward',
    { request: object({ stake: { ...text, ...until('2026-12-31') } }) },
    { request: object({ stake: { ...text, ...until('2026-12-30') } }) },
    ['BREAKS: placeBet body.stake is promised until 2026-12-30 and was until 2026-12-31'],
  ],
  [
    'another fixed value',
    { request: object({ kind: { const: 'A' } }), answer: object({ kind: { const: 'A' } }) },
    { request: object({ kind: { const: 'B' } }), answer: object({ kind: { const: 'A' } }) },
    ['BREAKS: placeBet body.kind lost the value A', 'fine: placeBet body.kind has the new value B'],
  ],
  [
    'a body that is demanded',
    { call: { requestBody: undefined } },
    {},
    ['BREAKS: placeBet takes a body now'],
  ],
  [
    'a body that goes',
    {},
    { call: { requestBody: undefined } },
    ['BREAKS: placeBet takes no body now'],
  ],
  [
    'a body that may be left out',
    {},
    { call: { requestBody: json(object({ stake: text })) } },
    ['fine: placeBet may come without body now'],
  ],
  [
    'one more media type of the body',
    { call: { requestBody: { content: { 'application/json': {} } } } },
    { call: { requestBody: { content: { 'application/json': {}, 'text/csv': {} } } } },
    ['fine: placeBet takes text/csv too now'],
  ],
  [
    'another media type of the body',
    { call: { requestBody: { content: { 'application/json': {} } } } },
    { call: { requestBody: { content: { 'text/csv': {} } } } },
    ['BREAKS: placeBet no longer takes application/json', 'fine: placeBet takes text/csv too now'],
  ],
  [
    'another media type of a response',
    { responses: { 200: { content: { 'application/json': {} } } } },
    { responses: { 200: { content: { 'text/csv': {} } } } },
    [
      'BREAKS: placeBet no longer answers 200 as application/json',
      'BREAKS: placeBet may answer 200 as text/csv now',
    ],
  ],
  [
    'headers of a response that come and go',
    { responses: headed({ 'x-trace-id': { required: true, schema: text } }) },
    { responses: headed({ 'retry-after': { schema: text } }) },
    [
      'BREAKS: headers.x-trace-id (answer) was removed in placeBet',
      'fine: headers.retry-after (answer) is new in placeBet',
    ],
  ],
  [
    'a header of a response that promises less',
    { responses: headed({ 'x-trace-id': { required: true, schema: { ...text, maxLength: 9 } } }) },
    { responses: headed({ 'x-trace-id': { schema: text } }) },
    [
      'BREAKS: headers.x-trace-id (answer) may be left out now in placeBet',
      'BREAKS: headers.x-trace-id (answer) has maxLength no more and had 9 in placeBet',
    ],
  ],
]

/** Changes of one value, as a request and as an answer tell them. */
export const values: readonly [string, object, object, readonly [string, string]][] = [
  [
    'a removed enum value breaks on both sides',
    { enum: ['A', 'B'] },
    { enum: ['A'] },
    ['BREAKS: lost the value B', 'BREAKS: lost the value B'],
  ],
  [
    'a new enum value breaks a portal that shows it',
    { enum: ['A'] },
    { enum: ['A', 'B'] },
    ['fine: has the new value B', 'BREAKS: has the new value B'],
  ],
  [
    'another type',
    text,
    { type: 'integer' },
    ['BREAKS: is integer and was string', 'BREAKS: is integer and was string'],
  ],
  [
    'null is added',
    text,
    { type: ['string', 'null'] },
    ['fine: may be null now', 'BREAKS: may be null now'],
  ],
  [
    'null is removed, in any notation',
    { anyOf: [text, { type: 'null' }] },
    text,
    ['BREAKS: is never null now', 'fine: is never null now'],
  ],
  [
    'a lower maximum',
    { ...text, maxLength: 9 },
    { ...text, maxLength: 5 },
    ['BREAKS: has maxLength 5 and had 9', 'fine: has maxLength 5 and had 9'],
  ],
  [
    'a longer text',
    { ...text, maxLength: 5 },
    { ...text, maxLength: 9 },
    ['fine: has maxLength 9 and had 5', 'BREAKS: has maxLength 9 and had 5'],
  ],
  [
    'more rows',
    { type: 'array', items: text, maxItems: 5 },
    { type: 'array', items: text },
    ['fine: has maxItems no more and had 5', 'BREAKS: has maxItems no more and had 5'],
  ],
  [
    'a list that allows duplicates',
    { type: 'array', items: text, uniqueItems: true },
    { type: 'array', items: text },
    ['fine: has uniqueItems no more and had true', 'BREAKS: has uniqueItems no more and had true'],
  ],
  [
    'a lower minimum',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 0 },
    ['fine: has minimum 0 and had 1', 'BREAKS: has minimum 0 and had 1'],
  ],
  [
    'a pattern',
    text,
    { ...text, pattern: '^a$' },
    ['BREAKS: has pattern ^a$ and had none', 'fine: has pattern ^a$ and had none'],
  ],
  [
    'another choice',
    { oneOf: [text, { type: 'integer' }] },
    { oneOf: [text, { type: 'integer' }, { type: 'boolean' }] },
    ['fine: has the new choice "boolean"', 'BREAKS: has the new choice "boolean"'],
  ],
  [
    'a value that becomes an enum',
    text,
    { ...text, enum: ['A'] },
    ['BREAKS: takes only A', 'fine: takes only A'],
  ],
  [
    'an enum that takes any value',
    { ...text, enum: ['A'] },
    text,
    ['fine: is no longer one of A', 'BREAKS: is no longer one of A'],
  ],
  [
    'a new bound',
    { ...text },
    { ...text, minLength: 2 },
    ['BREAKS: has minLength 2 and had none', 'fine: has minLength 2 and had none'],
  ],
  [
    'a type where any was taken',
    {},
    text,
    ['BREAKS: is string and was anything', 'fine: is string and was anything'],
  ],
  [
    'any type where one was taken',
    text,
    {},
    ['fine: is anything and was string', 'BREAKS: is anything and was string'],
  ],
  [
    'fractions too',
    { type: 'integer' },
    { type: 'number' },
    ['fine: is number and was integer', 'BREAKS: is number and was integer'],
  ],
  [
    'one more type',
    text,
    { type: ['string', 'integer'] },
    ['fine: is integer, string and was string', 'BREAKS: is integer, string and was string'],
  ],
  [
    'another pattern',
    { ...text, pattern: 'a' },
    { ...text, pattern: 'b' },
    ['BREAKS: has pattern b and had a', 'BREAKS: has pattern b and had a'],
  ],
  [
    'no format any more',
    { ...text, format: 'date' },
    text,
    ['fine: has format no more and had date', 'BREAKS: has format no more and had date'],
  ],
  [
    'a default',
    { ...text, default: 'a' },
    { ...text, default: 'b' },
    ['fine: has default b and had a', 'fine: has default b and had a'],
  ],
  [
    'a field that can only be read',
    text,
    { ...text, readOnly: true },
    ['fine: has readOnly true and had none', 'fine: has readOnly true and had none'],
  ],
  [
    'a keyword that this comparison does not know',
    text,
    { ...text, not: { const: 'a' } },
    ['BREAKS: has not {"const":"a"} and had none', 'fine: has not {"const":"a"} and had none'],
  ],
  [
    'fields of any name',
    object({}),
    { ...object({}), additionalProperties: true },
    ['fine: takes fields of any name now', 'BREAKS: takes fields of any name now'],
  ],
  [
    'no other fields',
    { ...object({}), additionalProperties: text },
    object({}),
    ['BREAKS: takes no other fields now', 'fine: takes no other fields now'],
  ],
  [
    'names of fields that are limited',
    object({}),
    { ...object({}), propertyNames: { maxLength: 3 } },
    [
      'BREAKS: has propertyNames {"maxLength":3} and had none',
      'fine: has propertyNames {"maxLength":3} and had none',
    ],
  ],
  [
    'a lost choice',
    { anyOf: [text, { type: 'integer' }] },
    text,
    ['BREAKS: lost the choice "integer"', 'BREAKS: lost the choice "integer"'],
  ],
  [
    'a choice where there was none',
    text,
    { anyOf: [text, { type: 'integer' }] },
    ['fine: has the new choice "integer"', 'BREAKS: has the new choice "integer"'],
  ],
  [
    'a named discriminator',
    { oneOf: kinds },
    { oneOf: kinds, discriminator: { propertyName: 'success' } },
    [
      'fine: is told apart by success and was by no field',
      'fine: is told apart by success and was by no field',
    ],
  ],
]
