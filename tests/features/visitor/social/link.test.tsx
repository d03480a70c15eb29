// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import LinkPopup from '#features/visitor/social/screens/link.tsx'
import { pendingLink } from '#session/social-sign-in.ts'
import { Popup } from '#tests/harness/popup.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'

afterEach(async () => {
  pendingLink.drop()
  await closePortal()
})

const TICKET = 'link-0123456789abcdef'
const question = () => screen.findByRole('alertdialog', { name: 'Link Google permanently?' })

const openPopup = () =>
  openPortal(frozenLink('member'), '/?popup=link', {
    view: <Popup at="link" part={LinkPopup} />,
    texts: ['social', 'auth', 'forms'],
  })

/** The pop-up after the login that an unlinked account required. */
async function open(subject = 'nadia', ticket = TICKET) {
  pendingLink.set({ provider: 'GOOGLE', displayName: 'Nadia Islam', ticket })
  const opened = await openPopup()
  const { world } = opened
  const at = world.clock.now()
  await world.db.linkTickets.insert({
    ticket: TICKET,
    provider: 'GOOGLE',
    subject,
    displayName: 'Nadia Islam',
    at,
  })
  return { ...opened, asked: within(await question()) }
}
const links = ({ world }: Awaited<ReturnType<typeof open>>) =>
  world.db.identities.list().filter(({ subject }) => subject === 'nadia')
/** Unlinks all accounts, because Rahim's are all linked at the start. */
const free = ({ world }: Awaited<ReturnType<typeof open>>) => world.db.identities.clear()

describe('linking an account of another service', () => {
  test('D-094 the question names both accounts and says that it is final; the focus is on "Not now"', async () => {
    const { asked } = await open()
    expect(asked.getByText('Nadia Islam')).toBeTruthy()
    expect(asked.getByText(/This is final/)).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Not now' })),
    )
  })

  test('AUT-34 a confirmation links once, however often it is clicked', async () => {
    const opened = await open()
    free(opened)
    await opened.user.dblClick(opened.asked.getByRole('button', { name: 'Link permanently' }))
    await waitFor(() => expect(opened.address()).toBe('/'))
    expect(links(opened)).toHaveLength(1)
    expect(toast.entries().map(({ message }) => message)).toContain(
      'Google linked. You can log in with it from now on.',
    )
  })

  test('AUT-34 without a confirmation nothing is linked, and it is not asked again', async () => {
    const opened = await open()
    free(opened)
    await opened.user.click(opened.asked.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(opened.address()).toBe('/'))
    expect(links(opened)).toHaveLength(0)
    expect(pendingLink.get()).toBeNull()
  })

  test('AUT-34 a member with a linked account is told whom to contact', async () => {
    const { user, asked, address } = await open()
    await user.click(asked.getByRole('button', { name: 'Link permanently' }))
    await screen.findByText(
      'This account is already linked. Only customer service can change that.',
    )
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('an expired ticket shows what to do', async () => {
    const { user, asked } = await open('nadia', 'link-somebody-elses')
    await user.click(asked.getByRole('button', { name: 'Link permanently' }))
    await screen.findByText('That timed out. Log in with Google again.')
  })

  test('D-013 a temporary failure keeps the question', async () => {
    const opened = await open()
    free(opened)
    opened.world.faults.set('bindSocial', { kind: 'offline' })
    await opened.user.click(opened.asked.getByRole('button', { name: 'Link permanently' }))
    await screen.findByText(/Network link is abnormal/)
    opened.world.faults.clear()
    await opened.user.click(opened.asked.getByRole('button', { name: 'Link permanently' }))
    await waitFor(() => expect(opened.address()).toBe('/'))
    expect(links(opened)).toHaveLength(1)
  })

  test('without anything to link the pop-up is not shown', async () => {
    const { address } = await openPopup()
    await waitFor(() => expect(address()).toBe('/'))
  })
})
