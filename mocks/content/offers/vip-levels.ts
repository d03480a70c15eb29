/** A level of the VIP programme: stakes to reach it, its bonus, and what it brings. */
interface VipLevel {
  readonly staked: string
  readonly bonus: string
  /** Per cent of the stakes. */
  readonly cashback: string
  /** The most that can be withdrawn in a day. */
  readonly withdrawDaily: string
}

const level = (
  staked: string,
  bonus: string,
  cashback: string,
  withdrawDaily: string,
): VipLevel => ({ staked, bonus, cashback, withdrawDaily })

/** The levels, the lowest first. */
export const vipLevels: readonly [VipLevel, ...VipLevel[]] = [
  level('0.00', '0.00', '0.00', '50000.00'),
  level('10000.00', '50.00', '0.20', '75000.00'),
  level('50000.00', '200.00', '0.30', '100000.00'),
  level('150000.00', '500.00', '0.40', '150000.00'),
  level('400000.00', '1200.00', '0.50', '200000.00'),
  level('1000000.00', '3000.00', '0.60', '300000.00'),
  level('2500000.00', '8000.00', '0.70', '500000.00'),
  level('6000000.00', '20000.00', '0.80', '750000.00'),
  level('15000000.00', '50000.00', '0.90', '1000000.00'),
  level('40000000.00', '120000.00', '1.00', '2000000.00'),
  level('100000000.00', '300000.00', '1.20', '5000000.00'),
]
