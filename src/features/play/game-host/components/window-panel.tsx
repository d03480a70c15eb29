import { AppWindow } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LaunchedGame } from '#api/games/play.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { openBlankWindow } from '#lib/blank-window.ts'
import { everySecond } from '#lib/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { windowChannel } from '../bridge.ts'
import { useGameBridge } from '../hooks/use-game-bridge.ts'
import { Notice } from './notice.tsx'
import { RoundStrip } from './round-strip.tsx'
import { ShortMoney } from './short-money.tsx'
import { StakeQuestion } from './stake-question.tsx'

interface WindowPanelProps {
  game: LaunchedGame
  symbol: string
  href: string
  /** Opens the game again, because an address is valid for one window; null when refused. */
  onAgain: () => Promise<string | null>
  onExit: () => void
}

type State = 'ready' | 'opening' | 'running' | 'closed'

/** Whether a press a moment ago still lets a page open a window (transient activation). */
const isActivated = () => navigator.userActivation?.isActive === true

/** D-037 WINDOW: the game in its own window, opened within the click; its address is set later. */
export function WindowPanel({ game, symbol, href, onAgain, onExit }: WindowPanelProps) {
  const { t } = useTranslation(['play', 'common'])
  const [state, setState] = useState<State>('ready')
  const [blocked, setBlocked] = useState(false)
  const opened = useRef<Window | null>(null)
  const used = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const channel = useMemo(() => windowChannel(game.sessionId), [game.sessionId])
  const closed = () => {
    opened.current = null
    setState('closed')
  }
  const round = useGameBridge({ channel, game, onExit, onClosed: closed })

  const open = async () => {
    opened.current?.close()
    const blank = openBlankWindow(t('play:window.opening'))
    setBlocked(blank === null)
    if (!blank) return
    opened.current = blank
    setState('opening')
    const address = used.current ? await onAgain() : href
    used.current = true
    if (address === null) return blank.close()
    blank.location.replace(address)
    setState('running')
  }
  const first = useRef(open)

  useEffect(() => {
    if (!used.current && isActivated()) void first.current()
  }, [])

  useEffect(
    () =>
      everySecond(() => {
        if (!opened.current?.closed) return
        opened.current = null
        setState('closed')
      }),
    [],
  )

  // Without its host a game gets no answers; one that is mounted again at once (StrictMode) keeps it.
  useEffect(() => {
    clearTimeout(leaving.current)
    const close = () => opened.current?.close()
    window.addEventListener('pagehide', close)
    return () => {
      window.removeEventListener('pagehide', close)
      leaving.current = setTimeout(close, 0)
    }
  }, [])

  const shown = state === 'opening' ? 'running' : state
  return (
    <>
      <RoundStrip round={round} symbol={symbol} />
      <ShortMoney game={game} round={round} />
      <StakeQuestion round={round} />
      <Notice
        icon={AppWindow}
        title={t(`play:window.${shown}`)}
        text={t(`play:window.${shown}Text`)}
        error={blocked ? t('common:error.popupBlocked') : null}
      >
        {shown === 'running' ? (
          <Button variant="primary" size="lg" onClick={() => opened.current?.focus()}>
            {t('play:window.front')}
          </Button>
        ) : null}
        <Button
          variant={shown === 'running' ? 'secondary' : 'primary'}
          size="lg"
          loading={state === 'opening'}
          onClick={() => void open()}
        >
          {shown === 'ready' ? t('play:window.open') : t('play:window.again')}
        </Button>
      </Notice>
    </>
  )
}
