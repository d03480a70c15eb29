// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import Rewards from '#features/offers/rewards/screens/rewards.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (scenario: string) =>
  openPortal(frozenLink(scenario), '/rewards', { view: <Rewards />, texts: ['rewards', 'forms'] })
const cards = async () => {
  const ready = within(await screen.findByRole('region', { name: 'Ready today' }))
  return ready.findAllByRole('article')
}

test('what is ready has its worth and one action, the tickets of the wheel among it', async () => {
  await open('member')
  await screen.findByRole('link', { name: 'Spin the wheel' })
  const actions = (await cards()).map((card) => ({
    name: within(card).getAllByRole('link')[0]?.textContent,
    worth: card.querySelector('bdi')?.textContent,
    action: [
      ...within(card).queryAllByRole('button'),
      ...within(card).getAllByRole('link').slice(1),
    ].map(({ textContent }) => textContent),
  }))
  expect(actions.length).toBeGreaterThan(2)
  for (const { worth, action } of actions) {
    expect(worth).toMatch(/\d/)
    expect(action).toHaveLength(1)
  }
  expect(actions[0]).toMatchObject({ name: 'Check in for today', action: ['Check in'] })
  expect(actions.at(-1)).toMatchObject({ name: 'Prize wheel', action: ['Spin the wheel'] })
})

test('a reward is claimed on the spot, once, and stays with its card', async () => {
  const { user, count } = await open('member')
  await cards()
  await user.click(await screen.findByRole('button', { name: 'Check in: Check in for today' }))
  await screen.findByRole('link', { name: /^See / })
  expect(count('claimCheckIn')).toBe(1)
  const claimed = screen.getByRole('button', {
    name: 'Claimed: Check in for today',
  })
  expect(claimed.getAttribute('aria-disabled')).toBe('true')
})

test('a claim that was refused is told, and its button stays', async () => {
  const { user, world } = await open('member')
  await cards()
  world.faults.set('claimMission', { kind: 'status', status: 500 })
  const [claim] = await screen.findAllByRole('button', { name: /^Claim: / })
  if (claim) await user.click(claim)
  await screen.findByText(/^We did not get a response/)
  const again = await screen.findAllByRole('button', { name: /^Claim: / })
  expect(again[0]?.getAttribute('aria-disabled')).not.toBe('true')
})
