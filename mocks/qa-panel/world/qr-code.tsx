import encodeQR from 'qr'

const EDGE = 2

function readRows(text: string): boolean[][] | null {
  try {
    return encodeQR(text, 'raw', { ecc: 'low', border: EDGE })
  } catch {
    return null
  }
}

/** The QR code of an address, dark on light. */
export function QrCode({ address }: { readonly address: string }) {
  const rows = readRows(address)
  if (!rows) return <p className="quiet">The link is too long for a QR code.</p>
  const d = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={`QR code of ${address}`}
    >
      <path d={d} />
    </svg>
  )
}
