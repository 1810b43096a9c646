type CanvasAndContext = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** Canvases within pages: groups, masks, patterns. */
export class WorkerCanvases {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: CanvasAndContext, width: number, height: number): void {
    if (!canvas) return
    canvas.width = width
    canvas.height = height
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  }

  destroy(target: CanvasAndContext): void {
    target.canvas = null
    target.context = null
  }
}

/**
 * Omits filters, which consist of SVG that a worker does not support; they tint the drawing, and letters remain
 * letters.
 */
export class NoFilters {
  addFilter(): string {
    return 'none'
  }

  addHCMFilter(): string {
    return 'none'
  }

  addAlphaFilter(): string {
    return 'none'
  }

  addLuminosityFilter(): string {
    return 'none'
  }

  addKnockoutFilter(): string {
    return 'none'
  }

  addHighlightHCMFilter(): string {
    return 'none'
  }

  destroy(): void {}
}
