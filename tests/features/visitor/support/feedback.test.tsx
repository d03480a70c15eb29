// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import {
  captcha,
  captchaCode,
  copyCaptcha,
  description,
  fill,
  kind,
  openFeedback,
  send,
  TEXT,
} from './feedback-form.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const summary = (name: string) => screen.findByRole('region', { name })
const named = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('feedback pop-up', () => {
  test('MOD-24 D-080 the types in their order, a description with a counter, a captcha', async () => {
    const { count } = await openFeedback()
    const group = screen.getByRole('group', { name: 'Question type' })
    const radios = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '6', '0'])
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Deposit',
      'Withdrawal',
      'Games',
      'Customer service',
      'Becoming an agent',
      'Something else',
    ])
    expect(radios.some(({ checked }) => checked)).toBe(false)
    expect(screen.getByText('0 of 200')).toBeTruthy()
    expect(count('getCaptcha')).toBe(1)
    await screen.findByRole('img', { name: 'Four characters to copy' })
  })

  test('VAL-59 VAL-60 VAL-61 VAL-62 ERR-03 a warning names the empty fields, the first one has the focus', async () => {
    const { user, count } = await openFeedback()
    await user.click(send())
    const warning = await summary('Fill in these fields')
    expect(warning.closest('[role="alert"]')).not.toBeNull()
    expect(named(warning)).toEqual(['Question type', 'Description', 'Characters in the picture'])
    await waitFor(() => expect(document.activeElement).toBe(kind('Deposit')))
    expect(count('sendFeedback')).toBe(0)
  })

  test('VAL-62 only empty fields are named, each with a link to it', async () => {
    const { user } = await openFeedback()
    await user.click(kind('Games'))
    fillIn(description(), '     \n   ')
    await user.type(captcha(), 'a7K2{Enter}')
    const warning = await summary('Fill in these fields')
    expect(named(warning)).toEqual(['Description'])
    await waitFor(() => expect(document.activeElement).toBe(description()))
    captcha().focus()
    await user.click(within(warning).getByRole('link', { name: 'Description' }))
    await waitFor(() => expect(document.activeElement).toBe(description()))
  })

  test.each([
    ['19 letters', 'x'.repeat(19), 'a little more: at least 20 characters'],
    ['201 letters', 'x'.repeat(201), 'Shorten this to 200 characters'],
    ['19 smileys', '😀'.repeat(19), 'a little more: at least 20 characters'],
    ['19 letters between blanks', `  ${'x'.repeat(19)}  `, 'a little more: at least 20 characters'],
  ])('VAL-63 %s are refused with the limit', async (_, text, words) => {
    const { user, count } = await openFeedback()
    await user.click(kind('Games'))
    fillIn(description(), text)
    fillIn(captcha(), 'a7K2')
    await user.click(send())
    const warning = await summary('Check these fields')
    expect(named(warning).join()).toContain(words)
    expect(count('sendFeedback')).toBe(0)
    expect(description().value).toBe(text)
  })

  test.each([
    ['20 letters', 'x'.repeat(20)],
    ['20 smileys', '😀'.repeat(20)],
    ['200 smileys', '😀'.repeat(200)],
  ])('VAL-63 %s are sent', async (_, text) => {
    const opened = await openFeedback()
    const { user, bodies, onClose } = opened
    await user.click(kind('Games'))
    fillIn(description(), text)
    await copyCaptcha(opened)
    const code = captchaCode(opened)
    await user.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(bodies('sendFeedback')).toEqual([{ content: text, sender: '', type: 3, captcha: code }])
  })

  test('VAL-63 the counter counts code points', async () => {
    await openFeedback()
    fillIn(description(), '😀😀ক')
    expect(screen.getByText('3 of 200')).toBeTruthy()
    expect(screen.getByText('17 more characters needed')).toBeTruthy()
  })

  test('ENT-11 D-080 a guest sends no name; success shows a message, clears the form and closes', async () => {
    const opened = await openFeedback()
    const { user, bodies, onClose } = opened
    await fill(opened)
    await user.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(bodies('sendFeedback')).toMatchObject([{ content: TEXT, sender: '', type: 1 }])
    expect(toast.entries()).toMatchObject([
      { tone: 'success', message: 'Thank you. We have your feedback.' },
    ])
    expect(formDrafts.get('feedback')).toBeNull()
  })

  test('ENT-11 a member sends the user name, not the nickname', async () => {
    const opened = await openFeedback('member')
    const { user, bodies, count } = opened
    await waitFor(() => expect(count('getMemberInfo')).toBe(1))
    await fill(opened)
    await user.click(send())
    await waitFor(() => expect(bodies('sendFeedback')).toMatchObject([{ sender: 'rahim' }]))
  })

  test('API-21 double click, Enter with a click and a held Enter send one request', async () => {
    const opened = await openFeedback()
    const { user, count, hold, onClose } = opened
    const release = hold('sendFeedback')
    await fill(opened)
    fireEvent.click(send())
    fireEvent.click(send())
    await user.type(captcha(), '{Enter}')
    fireEvent.submit(captcha().closest('form') ?? document.body)
    await waitFor(() => expect(count('sendFeedback')).toBe(1))
    expect(send().getAttribute('aria-busy')).toBe('true')
    expect(fireEvent.keyDown(captcha(), { key: 'Enter', repeat: true })).toBe(false)
    release()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(count('sendFeedback')).toBe(1)
  })

  test("FTR-15 links to the chat and the merchant's mailbox", async () => {
    const { user, address } = await openFeedback()
    expect(screen.getByRole('link', { name: 'help@suborno.example' }).getAttribute('href')).toBe(
      'mailto:help@suborno.example',
    )
    await user.click(screen.getByRole('button', { name: 'Open the live chat' }))
    expect(address()).toBe('/?popup=chat')
  })
})
