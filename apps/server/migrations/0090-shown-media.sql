-- Each request for a picture or video looks for the row that names the file.
create index feed_items_media on feed_items using gin (media jsonb_path_ops) with (fastupdate = off);
create index profiles_picture on profiles (picture_key) where picture_key is not null;
create index profiles_small_picture on profiles (small_picture_key) where small_picture_key is not null;
create index scans_picture on scans (picture_key);
create index scans_small_picture on scans (small_picture_key);
create index expert_requests_photo on expert_requests (photo_key) where photo_key is not null;
