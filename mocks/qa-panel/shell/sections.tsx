import {
  CircleSlash,
  Clock,
  Database,
  FileArchive,
  Globe,
  History,
  type LucideIcon,
  MessageSquareReply,
  Network,
  Video,
} from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { answerSection } from '../answer-section.ts'
import { CallsSection } from '../calls/calls-section.tsx'
import { ClockSection } from '../clock/clock-section.tsx'
import { FaultSection } from '../faults/fault-section.tsx'
import { HarSection } from '../har/har-section.tsx'
import { RecordSection } from '../record/record-section.tsx'
import { SnapshotSection } from '../snapshots/snapshot-section.tsx'
import { StorageSection } from '../storage/storage-section.tsx'
import type { Tab } from '../tabs.ts'
import { WorldSection } from '../world/world-section.tsx'
import { type PanelTools, usePanel } from './panel-context.ts'

interface Section {
  readonly title: string
  readonly Icon: LucideIcon
  readonly Body: () => ReactNode
}

/** A section that is built from elements. */
function fromElements(create: (tools: PanelTools) => Tab): () => ReactNode {
  let tab: Tab | undefined
  return function ElementSection() {
    const tools = usePanel()
    const ref = useRef<HTMLDivElement>(null)
    useLayoutEffect(() => {
      tab ??= create(tools)
      ref.current?.replaceChildren(tab.body)
      tab.onShow?.()
    }, [tools])
    return <div ref={ref} />
  }
}

/** The sections of the panel, in their order. */
export const SECTIONS: readonly Section[] = [
  { title: 'World', Icon: Globe, Body: WorldSection },
  { title: 'Calls', Icon: Network, Body: CallsSection },
  { title: 'Faults', Icon: CircleSlash, Body: FaultSection },
  {
    title: 'Responses',
    Icon: MessageSquareReply,
    Body: fromElements(({ world, reload }) => answerSection(world, reload)),
  },
  { title: 'Clock', Icon: Clock, Body: ClockSection },
  {
    title: 'Snapshots',
    Icon: History,
    Body: SnapshotSection,
  },
  {
    title: 'Record',
    Icon: Video,
    Body: RecordSection,
  },
  { title: 'HAR', Icon: FileArchive, Body: HarSection },
  { title: 'Storage', Icon: Database, Body: StorageSection },
]
