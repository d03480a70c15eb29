// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GameRules } from '#entities/game/game-rules.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

afterEach(() => closePortal())

const NODE = 10023

async function openRules(scenario = 'guest') {
  const opened = await openPortal(frozenLink(scenario), '/', {
    view: <GameRules nodeId={NODE} />,
    texts: ['game'],
  })
  return {
    ...opened,
    expand: () => opened.user.click(screen.getByRole('button', { name: 'Rules' })),
  }
}

test('F-17 the rules are loaded once, when they are opened', async () => {
  const { count, expand } = await openRules()
  expect(count('getGameRules')).toBe(0)
  await expand()
  expect(await screen.findByRole('heading', { name: 'How a round goes' })).toBeTruthy()
  expect(screen.getByText(/^Stake from ৳/)).toBeTruthy()
  await expand()
  await expand()
  expect(count('getGameRules')).toBe(1)
})

test('F-17 a failure is shown and can be retried', async () => {
  const { world, user, expand } = await openRules()
  world.faults.set('getGameRules', { kind: 'status', status: 500 })
  await expand()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  world.faults.delete('getGameRules')
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'What pays' })).toBeTruthy()
})

test('F-17 a game without rules shows a message', async () => {
  const { expand, amend } = await openRules()
  amend('getGameRules', (value) => ({ ...value, sections: [] }))
  await expand()
  expect(await screen.findByText(/^This game has no separate rules/)).toBeTruthy()
})

test('F-17 markup in a rule is text, and a repeated rule is shown once', async () => {
  const { expand, amend } = await openRules()
  const hostile = '<img src=x onerror=alert(1)>'
  amend('getGameRules', (value) => ({
    ...value,
    sections: [{ title: hostile, lines: [hostile, hostile] }],
  }))
  await expand()
  expect(await screen.findAllByText(hostile)).toHaveLength(2)
  expect(document.querySelector('img')).toBeNull()
})
