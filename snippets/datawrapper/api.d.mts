/** Types of `api.mjs`, for its test. */
export interface DatawrapperClient {
  leer(id: string): Promise<{ readonly title: string; readonly metadata: unknown; readonly [field: string]: unknown }>;
  crear(titulo: string, tipo?: string): Promise<string>;
  subirDatos(id: string, csv: string): Promise<void>;
  describir(
    id: string,
    cambios: {
      readonly titulo?: string;
      readonly fuente?: string;
      readonly enlaceFuente?: string;
      readonly nota?: string;
      readonly alternativo?: string;
      readonly entradilla?: string;
    },
  ): Promise<void>;
  publicar(id: string): Promise<string>;
}

/** @see api.mjs */
export function crearCliente(options: {
  readonly token: string;
  readonly base?: string;
  readonly pausaMs?: number;
}): DatawrapperClient;
