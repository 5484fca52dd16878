-- Timestamps are ISO 8601 in UTC, so they sort as text.
CREATE TABLE IF NOT EXISTS companies (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS sites (
  id TEXT PRIMARY KEY, slug TEXT NOT NULL UNIQUE, name TEXT NOT NULL, description TEXT NOT NULL,
  url TEXT NOT NULL, given_url TEXT NOT NULL, dev_url TEXT, status TEXT NOT NULL,
  company_id TEXT NOT NULL REFERENCES companies (id), repository TEXT NOT NULL,
  framework_type TEXT NOT NULL, framework_version TEXT NOT NULL, current_version TEXT,
  last_deployed TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, settings TEXT NOT NULL,
  seo_defaults TEXT NOT NULL, sitemap TEXT NOT NULL, text_mode TEXT NOT NULL,
  client_id TEXT NOT NULL, preview_client_id TEXT, tenant_id TEXT NOT NULL,
  audience TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS site_hosts (host TEXT PRIMARY KEY, site_id TEXT NOT NULL
  REFERENCES sites (id)) STRICT;
CREATE TABLE IF NOT EXISTS commit_links (
  site_id TEXT NOT NULL REFERENCES sites (id), commit_sha TEXT NOT NULL, holds TEXT NOT NULL,
  PRIMARY KEY (site_id, commit_sha, holds)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS versions (
  site_id TEXT NOT NULL REFERENCES sites (id), version TEXT NOT NULL, status TEXT NOT NULL,
  deployed_at TEXT, commit_sha TEXT, release_notes TEXT, branch TEXT, changes INTEGER,
  created_at TEXT NOT NULL, moved_at TEXT NOT NULL, PRIMARY KEY (site_id, version, status)
) STRICT;
CREATE TABLE IF NOT EXISTS deployments (
  sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id), key TEXT NOT NULL, body_hash TEXT NOT NULL,
  environment TEXT NOT NULL, version TEXT NOT NULL, commit_sha TEXT NOT NULL,
  status TEXT NOT NULL, timestamp TEXT NOT NULL, received_at TEXT NOT NULL,
  applied INTEGER NOT NULL, body TEXT NOT NULL, UNIQUE (site_id, key)
) STRICT;
CREATE INDEX IF NOT EXISTS deployments_of_site ON deployments (site_id);
CREATE TABLE IF NOT EXISTS releases (
  site_id TEXT NOT NULL REFERENCES sites (id), environment TEXT NOT NULL, version TEXT,
  commit_sha TEXT, deployed_at TEXT, deployed_run TEXT, status TEXT NOT NULL,
  timestamp TEXT NOT NULL, run TEXT NOT NULL, corrected_by TEXT,
  pages_changed_at TEXT,
  PRIMARY KEY (site_id, environment)
) STRICT;
CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, global_admin INTEGER NOT NULL,
  token_hash TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE IF NOT EXISTS grants (
  site_id TEXT NOT NULL REFERENCES sites (id), user_id TEXT NOT NULL REFERENCES users (id),
  level TEXT NOT NULL, PRIMARY KEY (site_id, user_id)
) STRICT;
CREATE TABLE IF NOT EXISTS pages (
  site_id TEXT NOT NULL REFERENCES sites (id), slug TEXT NOT NULL, path TEXT NOT NULL,
  title TEXT NOT NULL, type TEXT NOT NULL, last_updated TEXT NOT NULL,
  PRIMARY KEY (site_id, slug)
) STRICT;
CREATE TABLE IF NOT EXISTS text_keys (
  site_id TEXT NOT NULL REFERENCES sites (id), key TEXT NOT NULL, page_slug TEXT NOT NULL,
  default_text TEXT NOT NULL, page_count INTEGER NOT NULL, PRIMARY KEY (site_id, key)
) STRICT;
-- Pages that show a text of another page.
CREATE TABLE IF NOT EXISTS shared_texts (
  site_id TEXT NOT NULL REFERENCES sites (id), page_slug TEXT NOT NULL, key TEXT NOT NULL,
  PRIMARY KEY (site_id, page_slug, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pages_by_path ON pages (site_id, path);
CREATE INDEX IF NOT EXISTS pages_by_type ON pages (site_id, type, path);
CREATE INDEX IF NOT EXISTS text_keys_by_page ON text_keys (site_id, page_slug, key);
-- Texts are stored in the order of the pages.
CREATE INDEX IF NOT EXISTS text_keys_in_order ON text_keys (site_id);
CREATE TABLE IF NOT EXISTS overrides (
  sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id), key TEXT NOT NULL, value TEXT,
  status TEXT NOT NULL, request_id TEXT, commit_sha TEXT, updated_at TEXT NOT NULL,
  updated_by TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS overrides_by_key ON overrides (site_id, key);
CREATE TABLE IF NOT EXISTS override_commits (
  override_id TEXT NOT NULL REFERENCES overrides (id) ON DELETE CASCADE, commit_sha TEXT NOT NULL,
  PRIMARY KEY (override_id, commit_sha)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seo (
  site_id TEXT NOT NULL REFERENCES sites (id), page_slug TEXT NOT NULL, body TEXT NOT NULL,
  updated_at TEXT NOT NULL, PRIMARY KEY (site_id, page_slug)
) STRICT;
CREATE TABLE IF NOT EXISTS built_heads (
  site_id TEXT NOT NULL REFERENCES sites (id), page_slug TEXT NOT NULL, head TEXT NOT NULL,
  PRIMARY KEY (site_id, page_slug)
) STRICT;
CREATE TABLE IF NOT EXISTS edits (
  sequence INTEGER PRIMARY KEY, site_id TEXT NOT NULL REFERENCES sites (id), path TEXT NOT NULL,
  page TEXT, at TEXT NOT NULL, by TEXT NOT NULL, before TEXT, after TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS edits_by_path ON edits (site_id, path);
CREATE INDEX IF NOT EXISTS edits_by_page ON edits (site_id, page);
CREATE TABLE IF NOT EXISTS added_pages (
  site_id TEXT NOT NULL REFERENCES sites (id), slug TEXT NOT NULL, path TEXT NOT NULL,
  title TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY (site_id, slug)
) STRICT;
CREATE TABLE IF NOT EXISTS posts (
  site_id TEXT NOT NULL REFERENCES sites (id), slug TEXT NOT NULL, title TEXT NOT NULL,
  excerpt TEXT NOT NULL, author TEXT NOT NULL, tags TEXT NOT NULL, body TEXT NOT NULL,
  published_at TEXT NOT NULL, updated_at TEXT NOT NULL, PRIMARY KEY (site_id, slug)
) STRICT;
CREATE TABLE IF NOT EXISTS views (
  site_id TEXT NOT NULL REFERENCES sites (id), path TEXT NOT NULL, at TEXT NOT NULL,
  visitor TEXT NOT NULL, count INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS views_by_time ON views (site_id, at);
CREATE TABLE IF NOT EXISTS activity (
  site_id TEXT NOT NULL REFERENCES sites (id), kind TEXT NOT NULL, at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS activity_by_time ON activity (site_id, at);
CREATE TABLE IF NOT EXISTS requests (
  sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id), title TEXT NOT NULL, description TEXT NOT NULL,
  status TEXT NOT NULL, requester TEXT NOT NULL, classification TEXT, automation_potential TEXT,
  issue_number INTEGER, issue_opened_at TEXT, pull_request_number INTEGER, head_sha TEXT,
  merge_sha TEXT, pull_state TEXT, approved_at TEXT, approved_by TEXT, approved_via TEXT,
  approved_sha TEXT, approval_evidence TEXT, approved_inputs TEXT,
  waits_for TEXT, preview_url TEXT, version_level TEXT, agent TEXT,
  rounds INTEGER, cost TEXT, analysis TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS requests_of_site ON requests (site_id);
CREATE TABLE IF NOT EXISTS request_history (
  sequence INTEGER PRIMARY KEY, request_id TEXT NOT NULL REFERENCES requests (id),
  status TEXT NOT NULL, at TEXT NOT NULL, by TEXT NOT NULL, reason TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS history_of_request ON request_history (request_id);
CREATE TABLE IF NOT EXISTS receipts (
  delivery_id TEXT PRIMARY KEY, signature TEXT UNIQUE, event TEXT NOT NULL, at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS webhooks (
  site_id TEXT PRIMARY KEY REFERENCES sites (id), events TEXT NOT NULL, secret TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS previous_secrets (
  site_id TEXT PRIMARY KEY REFERENCES sites (id), secret TEXT NOT NULL, until INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS deliveries (
  sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id), event TEXT NOT NULL, url TEXT NOT NULL,
  body TEXT NOT NULL, status TEXT NOT NULL, due INTEGER NOT NULL, created_at TEXT NOT NULL
) STRICT;
DROP INDEX IF EXISTS deliveries_to_send;
CREATE INDEX IF NOT EXISTS pending_deliveries ON deliveries (site_id) WHERE status = 'pending';
CREATE INDEX IF NOT EXISTS deliveries_of_site ON deliveries (site_id);

CREATE TABLE IF NOT EXISTS delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id), at TEXT NOT NULL, status INTEGER,
  error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_of_delivery ON delivery_attempts (delivery_id);
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
