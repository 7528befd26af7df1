'use client';

export interface DialogLinesProps {
  readonly label: string;
  readonly example?: string | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Takes lines of code, such as patterns, in a dialog. Renders a `<label>` with a `<textarea>`. */
export function DialogLines({ label, example, value, onValueChange }: DialogLinesProps) {
  return (
    <label className="oddkin-dialog-field">
      {label}
      <textarea
        className="oddkin-observer-input oddkin-dialog-lines"
        rows={2}
        dir="ltr"
        spellCheck={false}
        placeholder={example}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </label>
  );
}
