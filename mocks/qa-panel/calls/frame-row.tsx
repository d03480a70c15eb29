import { memo } from 'react'
import type { SocketFrame } from '#mocks/world/core/frames.ts'
import { Unfold } from './unfold.tsx'

const SIGNS = { opened: '○', received: '↓', sent: '↑', closed: '●' } as const

interface Props {
  readonly frame: SocketFrame
  readonly isHidden: boolean
}

/** An event of a socket, listed between the calls. */
export const FrameRow = memo(function FrameRow({ frame, isHidden }: Props) {
  const { at, does, memberId, name, body } = frame
  const time = new Date(at).toISOString()
  return (
    <li hidden={isHidden}>
      <Unfold
        summary={
          <>
            <span className="status" data-kind="frame" aria-hidden="true">
              {SIGNS[does]}
            </span>
            <span className="what">
              <span className="path">
                {does} {name}
              </span>
            </span>
            <span className="when">
              socket
              <time>{time.slice(11, 19)}</time>
            </span>
          </>
        }
      >
        {() => <pre>{JSON.stringify({ at: time, memberId, body }, null, 2)}</pre>}
      </Unfold>
    </li>
  )
})
