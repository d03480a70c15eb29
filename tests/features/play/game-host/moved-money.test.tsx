// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { getGameName } from '#mocks/factories/games.ts'
import { findDemoGame } from '#mocks/games/games.ts'
import { getBalance, MAIN } from '#mocks/world/ledger/ledger.ts'
import { payingWallet } from '#mocks/world/play/paying-wallet.ts'
import { hasAutoTransfer } from '#mocks/world/play/vendor-wallets.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'
import { sendRound } from './host.tsx'

afterEach(closePortal)

const RAHIM = 1001

const from = (wallet: string) => (pays: string) => pays === wallet
/** A vendor whose wallet is empty at the start. */
const fromEmpty = (pays: string) => !['MAIN', 'SLT', 'QRZ', 'TF'].includes(pays)

/** Opens a slot that is paid from a matching wallet. */
async function openGame(scenario: string, pays: (wallet: string) => boolean, language = 'EN') {
  const opened = await openPortal(frozenLink(scenario), '/', { language })
  const { world } = opened
  const slots = world.catalogue.byType('RNG')
  const game = slots.find(
    (one) =>
      one.isGame === 'GAME' &&
      !one.maintenance &&
      findDemoGame(one) === 'slots' &&
      pays(payingWallet(world, one, false)),
  )
  if (!game) throw new RangeError('No slot is paid so.')
  const name = getGameName(game, language)
  const heading = () => screen.findByRole('heading', { level: 1, name })
  const play = () => opened.show(undefined, `/game/${game.nodeId}`)
  return { ...opened, name, heading, play }
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

describe('D-051 money moved at the launch of a game is reported', () => {
  test('a launch shows amount, source and target, and leaving shows that it is back', async () => {
    const { world, play } = await openGame('member+multi-wallet', from('QRZ'))
    await world.db.wallets.update({ memberId: RAHIM, wallet: 'QRZ' }, (row) => {
      row.balance = '0.00'
    })
    play()
    await screen.findByText(
      '৳25,480.50 moved from your main wallet to your Quartzline wallet. It comes back when you leave the game.',
    )
    await press('OK')
    expect(screen.queryByText(/moved from your main wallet/)).toBeNull()
    await press('Leave game')
    await screen.findByText('৳25,480.50 is back in your main wallet from Quartzline.')
  })

  test('names the source vendor, also in Bengali', async () => {
    const { play } = await openGame('member+money-at-vendors', fromEmpty, 'BN')
    play()
    await screen.findByText(/^নোনাজল থেকে ৳1,500\.00 .+-এর ওয়ালেটে নেওয়া হয়েছে।/)
  })
})

describe('D-051 a game with an empty wallet offers the money at vendors before a deposit', () => {
  test('one button moves it, and the game opens', async () => {
    const { world, play, heading, bodies } = await openGame('member+money-at-vendors', from(MAIN))
    play()
    const group = await screen.findByRole('group', {
      name: '৳2,360.00 of your money is with vendors',
    })
    const card = within(group)
    card.getByText('Saltmarsh')
    card.getByText('৳1,500.00')
    card.getByText(/^Under maintenance, so their money stays there for now: /)
    const buttons = group.querySelectorAll('button, a')
    expect([...buttons].map(({ textContent }) => textContent)).toEqual([
      'Bring ৳2,120.00 back',
      'Deposit',
    ])
    await press('Bring ৳2,120.00 back')
    await screen.findByText('৳2,120.00 is back in your main wallet.')
    await heading()
    expect(bodies('collectWallets')).toHaveLength(1)
    expect(getBalance(world, RAHIM)).toBe('2120.00')
  })

  test('with a single wallet only a deposit is offered', async () => {
    const { world, play, count } = await openGame('member', from(MAIN))
    world.faults.set('launchGame', { kind: 'refusal', code: 'balance.insufficient' })
    play()
    await screen.findByRole('link', { name: 'Deposit' })
    expect(screen.queryByText(/is with vendors/)).toBeNull()
    expect(count('getWallets')).toBe(1)
  })

  test('without automatic transfer the wallet is offered, with the reason', async () => {
    const { world, play } = await openGame('member+multi-wallet', from('SLT'))
    await world.db.autoTransfers.insert({ memberId: RAHIM, enabled: false })
    await world.db.wallets.update({ memberId: RAHIM, wallet: 'SLT' }, (row) => {
      row.balance = '0.00'
    })
    expect(hasAutoTransfer(world, RAHIM)).toBe(false)
    play()
    await screen.findByText(/^Automatic transfer is off\. You have ৳25,480\.50 in your main wallet/)
    screen.getByRole('link', { name: 'Go to wallet' })
    expect(screen.queryByRole('button', { name: /^Bring/ })).toBeNull()
  })
})

describe('D-051 a stake that the wallet cannot cover', () => {
  test('offers the money at vendors over the game, and the game gets the new balance', async () => {
    const { world, play, heading, name } = await openGame('member+multi-wallet', from(MAIN))
    play()
    await heading()
    await world.db.wallets.update({ memberId: RAHIM, wallet: MAIN }, (row) => {
      row.balance = '5.00'
    })
    await screen.findByTitle(name)
    sendRound(name)
    await press('Bring ৳2,120.00 back')
    await screen.findByText('৳2,120.00 is back in your main wallet.')
    await waitFor(() => expect(screen.queryByText(/is with vendors/)).toBeNull())
    expect(getBalance(world, RAHIM)).toBe('2125.00')
  })

  test('at a vendor it links to the wallet', async () => {
    const { world, play, heading, name } = await openGame('member+multi-wallet', from('SLT'))
    play()
    await heading()
    await world.db.wallets.update({ memberId: RAHIM, wallet: 'SLT' }, (row) => {
      row.balance = '5.00'
    })
    sendRound(name)
    const link = await screen.findByRole('link', { name: 'Move money' })
    expect(link.getAttribute('href')).toContain('mc=transferFund&vendor=SLT')
  })
})
