/** A recording that is held in memory. */
export interface Sound {
  content: Buffer;
  /** As in `audio/webm`. */
  type: string;
  /** File name with the extension of the type, by which some services know the format. */
  name: string;
}

/** A service that writes down speech. */
export interface Transcriber {
  /** The words of a recording in a language (ISO 639-1); empty when there are none. @throws ProviderError */
  transcribe(sound: Sound, language: string): Promise<string>;
  /** True while it is left alone after a failure. */
  rests(): boolean;
}
