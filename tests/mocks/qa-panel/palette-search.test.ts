// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { listCommands } from '#mocks/qa-panel/palette/commands.ts'
import { createSuggest } from '#mocks/qa-panel/palette/suggest.ts'

const suggest = createSuggest(listCommands([]))
const firstOf = (text: string, visitor: string | null = null) => {
  const { suggestions } = suggest(text, visitor)
  const [first] = suggestions
  return first && (first.does.kind === 'action' ? first.title : first.does)
}

test.each([
  ['rejected', 'rahim', { kind: 'scenario', value: 'withdraw-rejected' }],
  ['rej', null, { kind: 'scenario', value: 'withdraw-rejected' }],
  ['withdrawl rejcted', null, { kind: 'scenario', value: 'withdraw-rejected' }],
  ['rejected withdraw', null, { kind: 'scenario', value: 'withdraw-rejected' }],
  ['bn', null, { kind: 'scenario', value: 'lang-BN' }],
  ['bengali', null, { kind: 'scenario', value: 'lang-BN' }],
  ['huge', null, { kind: 'scenario', value: 'agent-team-huge' }],
  ['huge', 'agent1', { kind: 'scenario', value: 'agent-team-huge' }],
  ['midway', null, { kind: 'scenario', value: 'agent-report-fails-midway' }],
  ['mid', 'agent1', { kind: 'scenario', value: 'agent-report-fails-midway' }],
  ['slow', 'agent1', { kind: 'scenario', value: 'slow' }],
  ['member', null, { kind: 'role', value: 'member' }],
  ['mem', null, { kind: 'role', value: 'member' }],
  ['guest', 'rahim', { kind: 'role', value: 'guest' }],
  ['agent', null, { kind: 'role', value: 'agent-team-small' }],
  ['accountant', null, { kind: 'role', value: 'accountant' }],
  ['offline', null, { kind: 'network', value: 'off' }],
  ['off', 'rahim', { kind: 'network', value: 'off' }],
  ['3g', null, { kind: 'network', value: '3g' }],
  ['getBalance 503', null, { kind: 'fault', value: 'getBalance:503' }],
  ['503 balance', null, { kind: 'fault', value: 'getBalance:503' }],
  ['getbalanse 503', null, { kind: 'fault', value: 'getBalance:503' }],
  ['wallet outage', null, { kind: 'fault', value: 'wallet:outage' }],
  ['outage=60 wallet', null, { kind: 'fault', value: 'wallet:outage=60' }],
  ['registerMember 401 once', null, { kind: 'fault', value: 'registerMember:401*1' }],
  ['regm 401 once', null, { kind: 'fault', value: 'registerMember:401*1' }],
  ['once 401 regme', null, { kind: 'fault', value: 'registerMember:401*1' }],
  ['register session once', null, { kind: 'fault', value: 'registerMember:401*1' }],
  ['createDeposit lost three times', null, { kind: 'fault', value: 'createDeposit:lost*3' }],
  ['all slow', null, { kind: 'fault', value: 'all:slow' }],
  ['all 500 half', null, { kind: 'fault', value: 'all:500~50' }],
  ['wallet:503*2', null, { kind: 'fault', value: 'wallet:503*2' }],
  ['getBalance', null, { kind: 'fault', value: 'getBalance:503' }],
  ['+1 day', null, { kind: 'clock', value: '1d' }],
  ['+2h', null, { kind: 'clock', value: '2h' }],
  ['clock +90 min', null, { kind: 'clock', value: '90m' }],
  ['clock 2026-12-24', null, { kind: 'clock', value: '2026-12-24T00:00:00Z' }],
  ['stop clock', null, { kind: 'clock', value: 'stop' }],
  ['real time', null, { kind: 'clock', value: 'real' }],
  ['save snapshot before the bet', null, 'Save snapshot “before the bet”'],
  ['save snap', null, 'Save snapshot'],
  ['faults', null, 'Faults'],
  ['calls', null, 'Calls'],
  ['reset world', null, 'Reset world'],
  ['copy link', null, 'Copy link'],
  ['bug report', null, 'Copy as bug report'],
  ['text keys', null, 'Text keys'],
])('“%s” finds the right thing first (visitor: %s)', (text, visitor, expected) => {
  expect(firstOf(text, visitor)).toEqual(expected)
})

test('a text that finds nothing, and a wrong time or rule, is refused with the reason', () => {
  expect(suggest('xqzzw vvkk', null).suggestions).toEqual([])
  expect(suggest('clock 2026-99-99', null).problem).toMatch(/is not a time/)
  expect(suggest('getBalanse:503', null).problem).toMatch(/Did you mean getBalance/)
})
