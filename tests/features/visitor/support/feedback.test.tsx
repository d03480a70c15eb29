// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { session } from '../../../../src/session/store.ts'
import { toast } from '../../../../src/ui/toast/toast-store.ts'
import {
  arrived,
  bodies,
  CAPTCHA,
  captcha,
  description,
  fill,
  kind,
  openFeedback,
  SEND,
  send,
  TEXT,
} from './letter.tsx'

afterEach(() => {
  cleanup()
  formDrafts.clear()
  toast.clear()
  vi.unstubAllGlobals()
})

const summary = (name: string) => screen.findByRole('region', { name })
const named = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('feedback pop-up', () => {
  it('MOD-24 D-080 the question types in their order, a description with a counter, a captcha', async () => {
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
    expect(count(CAPTCHA)).toBe(1)
    await screen.findByRole('img', { name: 'Four characters to copy' })
  })

  it('VAL-59 VAL-60 VAL-61 VAL-62 ERR-03 a warning names the empty fields, the first has the focus', async () => {
    const { user, count } = await openFeedback()
    await user.click(send())
    const warning = await summary('Please fill in these fields')
    expect(warning.closest('[role="alert"]')).not.toBeNull()
    expect(named(warning)).toEqual(['Question type', 'Description', 'Characters in the picture'])
    await waitFor(() => expect(document.activeElement).toBe(kind('Deposit')))
    expect(count(SEND)).toBe(0)
  })

  it('VAL-62 only what is empty is named, and its name leads to it', async () => {
    const { user } = await openFeedback()
    await user.click(kind('Games'))
    await user.type(description(), '     \n   ')
    await user.type(captcha(), 'a7K2{Enter}')
    const warning = await summary('Please fill in these fields')
    expect(named(warning)).toEqual(['Description'])
    await waitFor(() => expect(document.activeElement).toBe(description()))
    captcha().focus()
    await user.click(within(warning).getByRole('link', { name: 'Description' }))
    await waitFor(() => expect(document.activeElement).toBe(description()))
  })

  it.each([
    ['19 letters', 'x'.repeat(19), 'a little more: 20 characters'],
    ['201 letters', 'x'.repeat(201), 'shorten this to 200 characters'],
    ['19 smileys', '😀'.repeat(19), 'a little more: 20 characters'],
    ['blanks around 19 letters', `  ${'x'.repeat(19)}  `, 'a little more: 20 characters'],
  ])('VAL-63 %s are refused with the bound', async (_, text, words) => {
    const { user, count } = await openFeedback()
    await user.click(kind('Games'))
    fireEvent.change(description(), { target: { value: text } })
    await user.type(captcha(), 'a7K2')
    await user.click(send())
    const warning = await summary('Please look at these fields once more')
    expect(named(warning).join()).toContain(words)
    expect(count(SEND)).toBe(0)
    expect(description().value).toBe(text)
  })

  it.each([
    ['20 letters', 'x'.repeat(20)],
    ['20 smileys', '😀'.repeat(20)],
    ['200 smileys', '😀'.repeat(200)],
  ])('VAL-63 %s are sent', async (_, text) => {
    const { user, calls, onClose } = await openFeedback()
    await user.click(kind('Games'))
    fireEvent.change(description(), { target: { value: text } })
    await user.type(captcha(), 'a7K2')
    await user.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(bodies(calls)).toEqual([{ content: text, sender: '', type: 3, captcha: 'a7K2' }])
  })

  it('VAL-63 the counter counts code points', async () => {
    await openFeedback()
    fireEvent.change(description(), { target: { value: '😀😀ক' } })
    expect(screen.getByText('3 of 200')).toBeTruthy()
    expect(screen.getByText('17 more characters, please')).toBeTruthy()
  })

  it.each([
    ['ENT-12', 'Deposit', 1],
    ['ENT-13', 'Withdrawal', 2],
    ['ENT-14', 'Games', 3],
    ['ENT-15', 'Customer service', 4],
    ['ENT-16', 'Becoming an agent', 6],
    ['ENT-17', 'Something else', 0],
  ])('%s %s is sent as %i', async (_, name, type) => {
    const { user, calls } = await openFeedback()
    await fill(user)
    await user.click(kind(name))
    await user.click(send())
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ type }]))
  })

  it('ENT-11 D-080 a guest sends no name; success says so, starts anew and closes', async () => {
    const { user, calls, onClose } = await openFeedback()
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(bodies(calls)).toEqual([{ content: TEXT, sender: '', type: 1, captcha: 'a7K2' }])
    expect(toast.entries()).toMatchObject([
      { tone: 'success', message: 'Thank you. Your feedback has arrived.' },
    ])
    expect(formDrafts.get('feedback')).toBeNull()
  })

  it('ENT-11 a member sends the user name, not the nickname', async () => {
    const value = { id: 1, customerId: 'c1', account: 'rahim88', nickname: 'The Great', type: 0 }
    const opened = openFeedback({ 'GET /wps/member/info': () => ({ ...arrived(), value }) })
    session.set('token', 'ses-0123456789abcdef')
    const { user, calls, count } = await opened
    await waitFor(() => expect(count('GET /wps/member/info')).toBe(1))
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(bodies(calls)).toMatchObject([{ sender: 'rahim88' }]))
  })

  it('API-21 double click, Enter beside a click and a held Enter give one request', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { user, count, onClose } = await openFeedback({
      [SEND]: () => new Promise((done) => (answer = done)),
    })
    await fill(user)
    fireEvent.click(send())
    fireEvent.click(send())
    await user.type(captcha(), '{Enter}')
    fireEvent.submit(captcha().closest('form') ?? document.body)
    await waitFor(() => expect(count(SEND)).toBe(1))
    expect(send().getAttribute('aria-busy')).toBe('true')
    expect(fireEvent.keyDown(captcha(), { key: 'Enter', repeat: true })).toBe(false)
    answer(arrived())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(count(SEND)).toBe(1)
  })

  it('FTR-15 leads on to the chat, and to the mailbox of the merchant', async () => {
    const { user, where } = await openFeedback({}, { supportMail: 'care@suborno.example' })
    expect(screen.getByRole('link', { name: 'care@suborno.example' }).getAttribute('href')).toBe(
      'mailto:care@suborno.example',
    )
    await user.click(screen.getByRole('button', { name: 'Open the live chat' }))
    expect(where()).toBe('/?popup=chat')
  })
})
