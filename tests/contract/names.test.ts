// Fields, parameters and paths that the specification names have the same name in the contract.
import { describe, expect, test } from 'vitest'
import {
  follow,
  listBodies,
  listExamples,
  listOperations,
  listParameters,
  type Node,
  readContract,
} from './contract.ts'

const contract = await readContract()
const operations = listOperations(contract)
const schemas = follow(contract, follow(contract, contract.components).schemas)

const fieldsOf = (name: string) =>
  Object.keys(follow(contract, follow(contract, schemas[name]).properties))

function operationOf(method: string, path: string) {
  const found = operations.find((one) => one.method === method && one.path === path)
  if (!found) throw new Error(`The contract has no ${method} ${path}.`)
  return found
}

/** The query parameters of an operation with their example values. */
function queryOf(path: string): Node {
  const parameters = listParameters(contract, operationOf('get', path))
  const own = parameters.filter((parameter) => parameter.in === 'query')
  return Object.fromEntries(own.map((one) => [String(one.name), listExamples(contract, one)[0]]))
}

describe('fields', () => {
  test.each([
    ['ENT-01', 'LoginRequest', ['username', 'password', 'captcha', 'type', 'rememberMe']],
    ['ENT-08', 'ChangePasswordRequest', ['oldPassword', 'newPassword', 'confirmNewPassword']],
    ['ENT-09', 'PasswordEmailRequest', ['username', 'email']],
    ['ENT-10', 'ResetPasswordRequest', ['mobileNum', 'verificationCode', 'newPassword']],
    ['ENT-11', 'FeedbackRequest', ['content', 'sender', 'type', 'captcha']],
    ['ENT-28', 'MemberInfo', ['id', 'account', 'nickname', 'type']],
    ['ENT-51', 'FavoriteRequest', ['nodeId', 'vendor', 'gameType']],
    [
      'ENT-58',
      'MemberInfo',
      ['hasVip', 'vipLabelName', 'vipRankLevel', 'availablePromoCount', 'availablePromo'],
    ],
    ['ENT-77', 'Withdrawal', ['received', 'remaining']],
    ['ENT-77', 'PaymentConfirmationRequest', ['choice', 'files']],
    ['ENT-58', 'AvailablePromo', ['REFERRAL']],
    ['ENT-58', 'Balance', ['balance', 'currencySymbol']],
    ['ENT-58', 'Unread', ['unreadMessage']],
    ['ENT-58', 'MessageNewValue', ['unreadMessage']],
  ])('%s %s', (_, name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields))
  })

  test('ENT-10 none of the three may be missing', () => {
    const { required } = follow(contract, schemas.ResetPasswordRequest)
    expect(required).toEqual(['mobileNum', 'verificationCode', 'newPassword'])
  })
})

describe('calls', () => {
  test('API-28 the favourites; the token is in the header', () => {
    const path = '/wps/relay/favoriteGames'
    expect(Object.keys(queryOf(path)).sort()).toEqual(
      ['clientType', 'platform', 'language', 'pageNo', 'pageSize', 'gameType'].sort(),
    )
    expect(operationOf('get', path).node.security).toEqual([{ sessionToken: [] }])
  })

  test('API-32 the hot games, for both platforms', () => {
    expect(queryOf('/wps/relay/hotGames')).toMatchObject({
      merchantCode: 'suborno',
      isPlatform: 2,
      platform: 'flash,html5-desktop',
      language: 'BN',
    })
  })

  test('D-009 a picture is uploaded as form data', () => {
    const [body] = listBodies(contract, operationOf('post', '/wps/upload'))
    expect(body?.place).toContain('multipart/form-data')
  })

  test('D-009 an application is sent as activityApply', () => {
    const [body] = listBodies(contract, operationOf('post', '/wps/relay/activityApply'))
    expect(body?.examples).toMatchObject([{ comment: expect.any(String) }])
  })
})

describe('ADR 0056 page, days and id have one notation where the specification defines none', () => {
  const reads = operations.map((one) => ({
    id: one.id,
    parameters: listParameters(contract, one).filter((parameter) => parameter.in === 'query'),
  }))
  const named = (name: RegExp) =>
    reads.flatMap(({ id, parameters }) =>
      parameters
        .filter((parameter) => name.test(String(parameter.name)))
        .map((parameter) => ({ id, name: String(parameter.name), parameter })),
    )

  test('a page is pageNo and pageSize; API-27 has page', () => {
    const pages = named(/page|size|offset|limit|cursor/i)
    expect(pages.length).toBeGreaterThan(40)
    const others = pages.filter(({ name }) => !['pageNo', 'pageSize'].includes(name))
    expect(others.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'getWinnerBoard limitNum',
      'getRecentGames page',
    ])
    for (const { id, parameters } of reads) {
      const names = parameters.map((parameter) => parameter.name)
      if (names.includes('pageNo')) expect(names, id).toContain('pageSize')
    }
  })

  test("days are from and to, both included, in the merchant's calendar", () => {
    for (const { id, parameters } of reads) {
      const days = parameters.filter(({ name }) =>
        /^(from|to|before|since|start|end)/.test(`${name}`),
      )
      if (days.length === 0) continue
      expect(
        days.map((parameter) => parameter.name),
        id,
      ).toEqual(['from', 'to'])
      for (const { schema } of days) expect(JSON.stringify(schema), id).toContain('/ReportDay"')
    }
  })

  test('the key is id; other ids name their kind: a relation, a session, a request, or API-30 a game', () => {
    const ids = new Set(named(/id$/i).map(({ name }) => name))
    expect([...ids].toSorted()).toEqual(
      ['id', 'nodeId', 'requestId', 'sessionId', 'sourceId', 'uplineId'].toSorted(),
    )
  })
})
