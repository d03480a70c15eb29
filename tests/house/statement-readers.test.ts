import ts from 'typescript'
import { expect, test } from 'vitest'
import { filesOf, nodesOf, parse } from './source.ts'

/** Who may ask what a scenario states. Everybody else asks one of these a named question; the list only gets shorter. */
const READERS: readonly string[] = [
  'mocks/content/announcements/shown.ts',
  'mocks/content/hostile.ts',
  'mocks/contract/apply-fault.ts',
  'mocks/contract/content-language.ts',
  'mocks/create-world.ts',
  'mocks/factories/games.ts',
  'mocks/factories/play.ts',
  'mocks/handlers/assets/pictures.ts',
  'mocks/handlers/assets/portal-code.ts',
  'mocks/handlers/games/vendors.ts',
  'mocks/merchant/closures.ts',
  'mocks/merchant/register-rules.ts',
  'mocks/merchant/settings.ts',
  'mocks/workbench/fault-section.ts',
  'mocks/world/agents/contracts/bars.ts',
  'mocks/world/agents/contracts/contracts.ts',
  'mocks/world/agents/settlement/income-sums.ts',
  'mocks/world/agents/settlement/settle-salary.ts',
  'mocks/world/agents/team/team.ts',
  'mocks/world/empty-lists.ts',
  'mocks/world/ledger/history/history.ts',
  'mocks/world/money/deposits.ts',
  'mocks/world/money/offered-promotions.ts',
  'mocks/world/money/prizes/payout.ts',
  'mocks/world/money/prizes/wheel.ts',
  'mocks/world/money/settle-withdrawals.ts',
  'mocks/world/money/vendor-wallets.ts',
  'mocks/world/money/withdraw-rules.ts',
  'mocks/world/people/points.ts',
  'mocks/world/people/rebate.ts',
  'mocks/world/people/referral.ts',
  'mocks/world/people/rewards.ts',
  'mocks/world/people/sessions/log-in.ts',
  'mocks/world/people/sessions/open-session.ts',
  'mocks/world/people/verification/codes.ts',
  'mocks/world/people/verification/phone-service.ts',
  'mocks/world/play/lottery/draws.ts',
  'mocks/world/play/offered.ts',
  'mocks/world/registration/affiliate.ts',
  'mocks/world/seed/limits.ts',
  'mocks/world/seed/messages.ts',
  'mocks/world/seed/payout-accounts.ts',
  'mocks/world/seed/plays.ts',
  'mocks/world/seed/points.ts',
  'mocks/world/seed/prizes.ts',
  'mocks/world/seed/seed.ts',
  'mocks/world/seed/withdrawals.ts',
  'mocks/world/site-status.ts',
]

const isStatement = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'statement') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'statement')

/** `world.statement.lists`, `statement.lists` and `const { lists } = world.statement`. */
const readsStatement = (source: ts.SourceFile): boolean =>
  nodesOf(source).some(
    (node) =>
      (ts.isPropertyAccessExpression(node) && isStatement(node.expression)) ||
      (ts.isVariableDeclaration(node) &&
        ts.isObjectBindingPattern(node.name) &&
        node.initializer !== undefined &&
        isStatement(node.initializer)),
  )

test('what a scenario states is read by seeding and by a named few', () => {
  const reading = filesOf('mocks/**/*.ts').filter((path) => readsStatement(parse(path)))
  expect(reading).toEqual(READERS)
})

test.each([
  'const empty = world.statement.lists',
  'const empty = ({ statement }: World) => statement.lists',
  'const { lists } = world.statement',
])('a reader is found: %s', (text) => {
  expect(readsStatement(parse('sample.ts', text))).toBe(true)
})

test('whoever passes a statement on does not read it', () => {
  expect(readsStatement(parse('sample.ts', 'isOn(world.statement, name)'))).toBe(false)
})
