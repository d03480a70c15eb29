// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { openPortal } from '#tests/harness/portal.tsx'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'

afterEach(() => formDrafts.clear())

const AT = 'seed=7&clock=2026-11-20T09:00:00Z'

describeForm({
  name: 'slip-form',
  calls: 'placeLotteryBets',
  async open() {
    const opened = await openPortal(`?scenario=member&${AT}`, '/lottery?gameCode=PADMA-536')
    await screen.findByRole('heading', { level: 1, name: 'Padma 5 of 36' })
    return opened
  },
  async fill(user) {
    await user.click(screen.getByRole('button', { name: '7' }))
    await user.click(screen.getByRole('button', { name: 'Add to slip' }))
    const stake = await screen.findByLabelText('Stake for 1 ball 7')
    await user.clear(stake)
    await user.type(stake, '12.50')
  },
  submit: () => screen.getByRole('button', { name: /^Place bet/ }),
})
