// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { session } from '#session/store.ts'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

const link = (scenario: string) => `?scenario=${scenario}&seed=7&clock=2026-11-20T09:00:00Z`

afterEach(async () => {
  formDrafts.clear()
  await closePortal()
  session.clear()
  sessionStorage.clear()
})

test.each([
  ['MOD-03 ROL-01', 'guest', 'login', 'Log in'],
  ['MOD-04 ROL-01', 'guest', 'register', 'Create your account'],
  ['MOD-05', 'member', 'change-password', 'Change password'],
  ['MOD-06 ROL-01', 'guest', 'forgot', 'Forgot your password?'],
  ['MOD-07 ROL-01', 'guest', 'help', 'Help centre'],
  ['MOD-08 ROL-01', 'guest', 'feedback', 'Feedback'],
  ['MOD-26', 'member', 'welcome', 'Welcome, your account is ready'],
])('%s of a %s opens by the address: %s', async (_, scenario, name, title) => {
  await openPortal(link(scenario), `/promotions?popup=${name}`)
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
})

test('MOD-26 the welcome names the bonus and optional contacts', async () => {
  await openPortal(link('member'), '/?popup=welcome')
  await screen.findByText(/^Add us as a contact and ask for your welcome bonus of up to .*131K/)
  const contacts = await screen.findAllByRole('link', { name: /telegram|whatsapp/i })
  expect(contacts.length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Look around' })).toBeTruthy()
})

test('ERR-06 a page that needs a session leads a guest to the log-in', async () => {
  const { address } = await openPortal(link('guest'), '/member')
  await screen.findByRole('dialog', { name: 'Log in' })
  expect(address()).toBe('/?popup=login')
})

test('ROL-12 ROL-13 a trial session asks for no unread messages and no consolidated data', async () => {
  const { world } = await openPortal(link('trial'), '/')
  await waitFor(() => {
    const asked = world.log.entries().map(({ operationId }) => operationId)
    expect(asked).toEqual(expect.arrayContaining(['getMemberInfo', 'getBalance']))
  })
  const paths = world.log.entries().map(({ path }) => path)
  expect(paths.filter((path) => /unread|funds\/consolidated/i.test(path))).toEqual([])
})
