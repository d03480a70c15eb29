/** A short amount for the axis: 1.2K, −3M, with the minus sign that all amounts have. */
export const shortAmount = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '−' : part.value))
    .join('')
