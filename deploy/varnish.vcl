# Varnish with its xkey module (Debian: varnish, varnish-modules) before one node of the shop, or before nginx:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/shop.vcl -s malloc,256m
# The nodes run with PURGE_URL=http://127.0.0.1:6081/purge and a PURGE_TOKEN, which varnishd has in its environment as well: behind a proxy on the same
# machine every visitor has its address. `apps/web/tests/varnish.spec.ts` runs the shop behind this file where Varnish is installed.
vcl 4.1;

import std;
import xkey;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# The nodes of the shop.
acl nodes {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ nodes || std.getenv("PURGE_TOKEN") == ""
      || req.http.Authorization != "Bearer " + std.getenv("PURGE_TOKEN")) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # Pages and the catalogue are the same for everybody. The one cookie that an English page depends on is that of the Arabic language.
  if (req.url !~ "^/backend/" || req.url ~ "^/backend/public/api/(products|categories|SubCategory|brands|slides|shop)([/?]|$)") {
    if (req.http.Cookie ~ "(^|; *)locale=ar(;|$)" && req.url !~ "^/(ar([/?]|$)|assets/|media/|backend/)") {
      return (pass);
    }
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control) {
    # Stored until it is purged. Browsers ask each time, and are answered from here.
    set beresp.ttl = 1d;
    set beresp.grace = 0s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
