import { Type } from 'typebox';

const only = { additionalProperties: false } as const;
const texts = Type.Array(Type.String());
const condition = Type.Enum(['service_started', 'service_healthy', 'service_completed_successfully']);
const duration = Type.String({ pattern: '^(\\d+(h|m|s|ms|us))+$' });

const service = Type.Object(
  {
    image: Type.String(),
    build: Type.Optional(Type.Object({ context: Type.String(), dockerfile: Type.String() }, only)),
    command: Type.Optional(texts),
    environment: Type.Optional(Type.Record(Type.String(), Type.String())),
    secrets: Type.Optional(texts),
    volumes: Type.Optional(texts),
    tmpfs: Type.Optional(texts),
    ports: Type.Optional(texts),
    read_only: Type.Optional(Type.Boolean()),
    cap_drop: Type.Optional(texts),
    security_opt: Type.Optional(texts),
    init: Type.Optional(Type.Boolean()),
    restart: Type.Optional(Type.Enum(['no', 'always', 'on-failure', 'unless-stopped'])),
    stop_grace_period: Type.Optional(duration),
    shm_size: Type.Optional(Type.String({ pattern: '^\\d+(b|k|m|g|kb|mb|gb)$' })),
    healthcheck: Type.Optional(
      Type.Object({ test: texts, interval: duration, timeout: duration, retries: Type.Integer() }, only),
    ),
    depends_on: Type.Optional(Type.Record(Type.String(), Type.Object({ condition }, only))),
    deploy: Type.Optional(Type.Object({ replicas: Type.Integer() }, only)),
  },
  only,
);

const subnets = Type.Array(Type.Object({ subnet: Type.String() }, only));

/** What our files use of the Compose specification, written from it. A field that is not here may be misspelt. */
export const composeSchema = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]*$' }),
    services: Type.Record(Type.String(), service),
    networks: Type.Record(Type.String(), Type.Object({ ipam: Type.Object({ config: subnets }, only) }, only)),
    volumes: Type.Record(Type.String(), Type.Null()),
    secrets: Type.Optional(Type.Record(Type.String(), Type.Object({ file: Type.String() }, only))),
  },
  only,
);
