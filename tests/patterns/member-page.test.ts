import { expect, test } from 'vitest'
import {
  memberHref,
  parseOverlayPage,
  registerMemberPages,
  withOverlayPage,
} from '#patterns/routing/member-page.ts'

test('D-016 a page has its own address, with its initial filters', () => {
  expect(memberHref('withdraw')).toBe('/member?page=withdraw')
  expect(memberHref('personalHistoryCopy', { from: '2026-11-01', game: null })).toBe(
    '/member?page=personalHistoryCopy&from=2026-11-01',
  )
})

test("MBR-17 D-016 the overlay keeps the page below it, but not that page's pop-ups and filters", () => {
  registerMemberPages([{ params: ['from', 'to'] }, { params: [] }])
  expect(parseOverlayPage('?type=live')).toBeNull()
  expect(parseOverlayPage('?mc=')).toBe('')
  const opened = withOverlayPage('?type=live&popup=limits', 'transactionHistory', { from: 1 })
  expect(opened).toBe('?type=live&mc=transactionHistory&from=1')
  expect(withOverlayPage(opened, 'withdraw')).toBe('?type=live&mc=withdraw')
  expect(withOverlayPage(opened, null)).toBe('?type=live')
})
