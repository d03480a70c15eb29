// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { openTeam } from './open-team.tsx'

afterEach(closePortal)

test.each([
  ['raised', null, { tone: 'success', message: 'Rebate raised.' }],
  [
    'raised elsewhere meanwhile',
    '0.90',
    { tone: 'info', message: 'Nothing changed: the rebate is 0.90% already.' },
  ],
])('F-46 a rebate that was %s says so', async (_, rate, message) => {
  const { world } = await openTeam()
  fireEvent.click(screen.getByRole('button', { name: 'rahim' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Raise rebate' }))
  fillIn(await screen.findByLabelText('Rebate'), '0.80')
  const memberId = world.db.members.find({ account: 'rahim' })?.id ?? 0
  if (rate) await world.db.downlineRebates.insert({ memberId, rate })
  fireEvent.click(screen.getByRole('button', { name: 'Raise rebate' }))
  await expect.poll(toast.entries).toMatchObject([message])
})
