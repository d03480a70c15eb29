import type { Locator } from '@playwright/test'
import { expect, inWorld, navigate, tabTo, test } from '../fixtures.ts'

inWorld('first-deposit+lang-BN')

async function press(target: Locator, { times = 1, by = 'Tab' } = {}) {
  await tabTo(target, by)
  for (let done = 0; done < times; done += 1) await target.page().keyboard.press('Enter')
}

async function type(field: Locator, text: string) {
  await tabTo(field)
  await field.page().keyboard.type(text)
}

test('MBR-03 MBR-04 WAL-01 WAL-03 D-003 D-054 a first deposit is played and withdrawn, by keyboard on a phone in Bengali', {
  tag: '@phone',
}, async ({ portal, page }) => {
  const later = (time: string) => page.evaluate((by) => window.portalMock?.clock.advance(by), time)
  await portal.open('/member?page=depositv2')
  const main = page.getByRole('main')
  await test.step('the deposit', async () => {
    await press(page.getByRole('link', { name: 'মূল অংশে যান' }))
    await press(main.getByRole('button', { name: 'সীমা ছাড়াই এগিয়ে যান' }))
    await type(main.getByRole('textbox', { name: 'পরিমাণ' }), '1000')
    await press(main.getByRole('button', { name: 'টাকা পাঠাতে এগিয়ে যান' }))
    await type(main.getByRole('textbox', { name: 'ট্রানজ্যাকশন আইডি' }), '9HB7XYZ123')
    await press(main.getByRole('button', { name: 'টাকা পাঠিয়েছি' }))
    await expect(main.getByText('টাকা খোঁজা হচ্ছে').first()).toBeVisible()
    await later('5m')
  })
  await test.step('a round that meets the turnover requirement', async () => {
    await navigate(page, '/fish?game=18627')
    await press(portal.dialog.getByRole('button', { name: 'খেলুন', exact: true }))
    const game = page.frameLocator('iframe')
    await expect(game.getByText('৳1,000.00')).toBeVisible()
    await press(game.getByRole('button', { name: 'বাজি বাড়ান' }), { times: 8 })
    const cast = game.getByRole('button', { name: 'জাল ফেলুন' })
    await tabTo(cast, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(game.getByText('জিতেছেন ৳2,000.00')).toBeVisible()
  })
  await test.step('the withdrawal, paid as time passes', async () => {
    await navigate(page, '/member?page=withdraw')
    await type(main.getByRole('textbox', { name: 'পরিমাণ' }), '1000')
    await type(main.getByLabel('পেমেন্ট পাসওয়ার্ড', { exact: true }), '246810')
    await press(main.getByRole('button', { name: '৳1,000.00 তুলুন' }))
    await expect(main.getByRole('heading', { name: /৳1,000\.00$/ })).toBeFocused()
    await later('11m')
    await press(main.getByRole('link', { name: 'সব টাকা তোলা' }), { by: 'Shift+Tab' })
  })
  await test.step('the receipt', async () => {
    const waiting = main.getByRole('region', { name: '৳1,000.00 কি এসেছে?' })
    await press(waiting.getByRole('link', { name: 'উত্তর দিন' }))
    await press(main.getByRole('button', { name: 'পেয়েছি', exact: true }))
    await press(page.getByRole('button', { name: 'হ্যাঁ, এসেছে' }))
    await expect(main.getByText('আপনি জানিয়েছেন, টাকা এসেছে। সব শেষ।')).toBeVisible()
  })
})
