import { type CSSProperties, useMemo, useRef } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { frameChannel } from '../bridge.ts'
import { useGameBridge } from '../hooks/use-game-bridge.ts'
import { parseRatio } from '../model.ts'
import { RoundStrip } from './round-strip.tsx'
import { ShortMoney } from './short-money.tsx'
import styles from './stage.module.css'
import { StakeQuestion } from './stake-question.tsx'

/** Our own pages run without an origin; a vendor's needs its own to work, and gets no more. */
const OWN_SANDBOX = 'allow-scripts'
const VENDOR_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

export interface Address {
  href: string
  own: boolean
}

interface StageProps {
  game: LaunchedGame
  address: Address
  symbol: string
  onExit: () => void
}

/** The framed game. It gets no opener, no referrer and no access to the portal but the bridge. */
export function Stage({ game, address, symbol, onExit }: StageProps) {
  const { code } = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const shape: CSSProperties & { '--ratio': string } = { '--ratio': parseRatio(game.ratio) }
  const origin = address.own ? '*' : new URL(address.href).origin
  const channel = useMemo(() => frameChannel(() => frame.current?.contentWindow, origin), [origin])
  const round = useGameBridge({ channel, game, onExit })
  return (
    <>
      <RoundStrip round={round} symbol={symbol} />
      <ShortMoney game={game} round={round} />
      <StakeQuestion round={round} />
      <div className={styles.stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          style={shape}
          src={withLanguage(address, code)}
          title={game.gameName}
          sandbox={address.own ? OWN_SANDBOX : VENDOR_SANDBOX}
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
        />
      </div>
    </>
  )
}

/** Our own games take their language from the address, so that even their first screen fits. */
function withLanguage(address: Address, language: string): string {
  if (!address.own) return address.href
  const url = new URL(address.href)
  url.searchParams.set('lang', language)
  return url.href
}
