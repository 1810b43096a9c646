import { lazy, Suspense } from 'react'
import type { ImageHeader } from '#lib/image/header/image-header.ts'
import { pluralize } from '#lib/numbers/pluralize.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Card } from '#web/ui/result.tsx'
import { BatchMode } from './choose.tsx'
import { getHeader, getStatus } from './listed-image.ts'
import { sideError, typeSide } from './settings/type-size.ts'
import type { ImageList } from './use-image-list.ts'
import type { Resizing } from './use-resizing.ts'
import type { ShownSettings } from './use-settings.ts'

const Made = lazy(() => import('./made.tsx'))

const SaveImages = lazy(() => import('./made.tsx').then((module) => ({ default: module.SaveImages })))

const USED_FOR_ALL = 'Resize All uses this size for every picture that has none of its own.'

type PanelProps = {
  readonly list: ImageList
  readonly settings: ShownSettings
  readonly resizing: Resizing
}

/** Settings for the images, the buttons that start resizing, and the results. */
export function Panel({ list, settings, resizing }: PanelProps) {
  const { shown, set, shared } = settings
  const { selected, images } = list
  const source = selected && getHeader(selected)
  const made = images.filter((image) => getStatus(image, shared) === 'completed')
  // "Download all" takes the place of the button that is done.
  const isDone = !resizing.isRunning && made.length > 1 && resizing.left.length === 0
  // The result of the shown picture is next if nothing is left to resize.
  const isNext = !isDone && resizing.left.length === 0 && made.some(({ id }) => id === selected?.id)
  const isPartly = !shared.isBatch && selected?.size && images.some(({ size }) => !size)
  return (
    <Card className="self-start lg:sticky lg:top-20 lg:row-span-2">
      <div className="flex flex-col gap-2.5">
        <SizeFields settings={settings} source={source} list={list} />
        <div className="flex flex-wrap gap-x-4">
          {shown.mode === 'exact' && (
            <CheckField
              label="Lock aspect ratio"
              isChecked={shown.isLocked}
              onChange={(isLocked) =>
                set({
                  isLocked,
                  ...(isLocked && typeSide(shown.lead, shown[shown.lead], { ...shown, isLocked }, source)),
                })
              }
            />
          )}
          {images.length === 0 && <BatchMode settings={settings} />}
          {shared.isBatch && selected && images.length > 1 && (
            <CheckField
              label={`Own settings for ${selected.file.name}`}
              isChecked={selected.own !== undefined}
              onChange={settings.setOwn}
            />
          )}
        </div>
        <Actions list={list} settings={settings} resizing={resizing} isDone={isDone} isNext={isNext} />
        <Alert problem={resizing.problem} />
        {/* Of one height, so that the pictures below stay where they are. */}
        {images.length > 0 && (
          <div className="-mb-1 flex min-h-11 flex-col justify-center gap-2.5 sm:-mb-2">
            {resizing.state ? (
              <Progress
                fraction={resizing.progress}
                label={`${resizing.state.done} of ${resizing.state.total} done`}
                onCancel={resizing.cancel}
              />
            ) : (
              <Suspense>
                <Made
                  list={list}
                  shared={shared}
                  isNext={isNext}
                  {...(isPartly && { coming: USED_FOR_ALL })}
                />
              </Suspense>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

type ActionsProps = PanelProps & {
  /** All pictures are resized. */
  readonly isDone: boolean
  /** The result below has the main button. */
  readonly isNext: boolean
}

function Actions({ list, settings, resizing, isDone, isNext }: ActionsProps) {
  const { selected, images } = list
  const { isBatch } = settings.shared
  const hasMany = isBatch || images.length > 1
  const isIdle = !resizing.isRunning && selected?.check?.ok === true
  const resize = () => selected && resizing.resize(selected)
  if (!hasMany) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button kind={isNext ? 'plain' : 'go'} className="flex-1" isSoftDisabled={!isIdle} onClick={resize}>
          Resize
        </Button>
        <Button className="flex-1" isSoftDisabled={!isIdle} onClick={settings.reset}>
          Original Size
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className="-my-1 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
        {isBatch && !selected?.own ? 'Same for all pictures.' : 'This picture:'}
        {isBatch || (
          <TextButton isSoftDisabled={!isIdle} onClick={resize}>
            Resize
          </TextButton>
        )}
        <TextButton isSoftDisabled={!isIdle} onClick={settings.reset}>
          Original Size
        </TextButton>
      </div>
      {isDone ? (
        <div className="flex flex-wrap gap-2 *:grow *:basis-40">
          <Suspense fallback={<div className="min-h-control" />}>
            <SaveImages list={list} shared={settings.shared} />
          </Suspense>
        </div>
      ) : (
        <Button
          kind={isNext || resizing.left.length === 0 ? 'plain' : 'go'}
          disabled={resizing.isRunning || resizing.left.length === 0}
          onClick={resizing.resizeAll}
        >
          Resize All
          {resizing.left.length > 0 && (
            <span aria-hidden className="font-normal">
              {pluralize(resizing.left.length, 'picture')}
            </span>
          )}
        </Button>
      )}
    </>
  )
}

type TextButtonProps = {
  readonly isSoftDisabled: boolean
  readonly onClick: () => void
  readonly children: string
}

/** A minor action, drawn as a link. */
function TextButton(props: TextButtonProps) {
  return (
    <Button
      kind="quiet"
      size="small"
      className="-mx-2.5 underline decoration-line-strong underline-offset-4"
      {...props}
    />
  )
}

const BoxFields = lazy(() => import('./box-fields.tsx'))

type SizeFieldsProps = {
  readonly settings: ShownSettings
  /** Selected image. */
  readonly source: ImageHeader | undefined
  readonly list: ImageList
}

/** Renders the numeric fields of the mode. */
function SizeFields({ settings, source, list }: SizeFieldsProps) {
  const { shown, set } = settings
  const { mode } = shown
  if (mode === 'percent')
    return (
      <NumberField
        label="Percent"
        value={shown.percent}
        onChange={(percent) => set({ percent })}
        min={1}
        largeStep={10}
      />
    )
  if (mode === 'longest')
    return (
      <NumberField
        label="Longest side"
        value={shown.longestSide}
        error={sideError('Longest side', shown.longestSide)}
        onChange={(longestSide) => set({ longestSide })}
        min={1}
        largeStep={100}
      />
    )
  const side = (label: string, lead: 'width' | 'height') => ({
    label,
    value: shown[lead],
    error: sideError(label, shown[lead]),
    onChange: (typed: string) => set(typeSide(lead, typed, shown, source)),
    min: 1,
    largeStep: 100,
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField {...side('Width', 'width')} />
        <NumberField {...side('Height', 'height')} />
      </div>
      {mode !== 'exact' && (
        <Suspense>
          <BoxFields settings={settings} list={list} />
        </Suspense>
      )}
    </>
  )
}
