/** As much of an answer as an error keeps; a `Response` is one. */
export interface FailedAnswer {
  readonly status: number;
  readonly statusText: string;
}

/** An answer of the identity service that is not a success. */
export class HTTPError extends Error {
  /** HTTP status. */
  readonly status: number;

  constructor({ status, statusText }: FailedAnswer) {
    super(statusText);
    this.name = "HTTPError";
    this.status = status;
  }
}

/** A failed answer with a JSON body: the service said what is wrong. */
export class JSONHTTPError extends HTTPError {
  /** The body. */
  readonly json: Readonly<Record<string, unknown>>;

  constructor(answer: FailedAnswer, json: Readonly<Record<string, unknown>>) {
    super(answer);
    this.name = "JSONHTTPError";
    this.json = json;
  }
}

/** A failed answer without JSON: something between here and the service answered, or the service is down. */
export class TextHTTPError extends HTTPError {
  /** The body. */
  readonly data: string;

  constructor(answer: FailedAnswer, data: string) {
    super(answer);
    this.name = "TextHTTPError";
    this.data = data;
  }
}
